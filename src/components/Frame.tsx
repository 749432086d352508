import styled from "@emotion/styled";

/** A box of a fixed shape that a picture fills; the rest is cut off. */
export const Frame = styled.div`
  overflow: hidden;
  border-radius: var(--radius-m);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
