import { keyframes, styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const AsyncRoot: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--qs-space-16);
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
  }

  /* The content pushes nothing down while it loads: the placeholder goes away as a whole, and the box around it
     paints nothing. A hidden box can't have the focus. The child is named by its tag: with a universal selector,
     every change of the status would compute the style of everything inside again. */
  &[data-async='loading']:not(:focus) {
    visibility: hidden;

    & > output {
      visibility: visible;
    }
  }

  /* Receives focus only when its Retry button goes away. */
  &:focus {
    outline: none;
  }
`;

/** Loads shorter than 300 ms show nothing, but the space is reserved. */
export const AsyncPlaceholder: StyledElement<'div'> = styled.div`
  /* Its box is hidden. */
  visibility: visible;
  animation: ${appear} var(--qs-duration-enter) var(--qs-ease-out) 300ms both;

  @media (prefers-reduced-motion: reduce) {
    /* Still not before 300 ms, but without a fade. */
    animation-duration: 0s;
  }
`;

export const FailureActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--qs-space-8);
  margin-block-start: var(--qs-space-12);

  &:empty {
    display: none;
  }
`;
