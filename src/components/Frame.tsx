import styled from "@emotion/styled";

/** A box of its own shape that a picture fills; what stands out is cut. */
export const Frame = styled.div`
  overflow: hidden;
  border-radius: var(--radius-m);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
