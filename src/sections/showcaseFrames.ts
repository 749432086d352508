import styled from "@emotion/styled";
import { appear } from "../theme/appear";
import { from } from "../theme/breakpoints";

/** The window of a desktop app. It keeps the z-index that react-slick gives its slides from affecting the page. */
export const Window = styled.div`
  isolation: isolate;
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: clamp(8px, 1.4vw, 18px);
  background: var(--bg-raised);
  box-shadow: var(--shadow);
`;

/** The case of a phone. */
export const Phone = styled.div`
  isolation: isolate;
  width: min(18.75rem, 72vw);
  overflow: hidden;
  border: 8px solid var(--device);
  border-radius: 3rem;
  outline: 1px solid var(--line-strong);
  background: var(--bg-raised);
  box-shadow: var(--shadow);
  /* As round as on screen. */
  @media print {
    width: var(--phone-on-paper);
    border-width: 3px;
    border-radius: 16% / 7.5%;
  }
`;

/** The phone of the slide before or after the one that is shown: on a wide screen both stand behind it, and fill the panel. */
export const Beside = styled(Phone)`
  display: none;
  @media screen and ${from("full")} {
    position: absolute;
    top: 0;
    z-index: -1;
    display: block;
    translate: 70%;
    scale: 0.86;
    &[data-step="-1"] {
      translate: -70%;
    }
    > div {
      animation: ${appear} var(--calm) var(--ease);
    }
    img {
      width: 100%;
      height: auto;
    }
  }
`;
