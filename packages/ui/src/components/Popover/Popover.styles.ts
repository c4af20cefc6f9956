import { styled } from 'styled-components';
import { floatingPanel } from '../../theme/floatingPanel.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const PopoverRoot: StyledElement<'div'> = styled.div`
  display: inline-flex;
  max-inline-size: 100%;

  & > button {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const PopoverPanel: StyledElement<'div'> = styled.div`
  ${floatingPanel}

  min-inline-size: min(12rem, 100vi - 2 * var(--qs-space-8));
  padding: var(--qs-space-16);
  overflow-wrap: anywhere;
  animation: qs-popover var(--qs-duration-hand) var(--qs-ease-out);

  /* The panel itself has focus only when nothing in it can. It is not a control. */
  &:focus-visible {
    outline: none;
  }

  /* Visible from the first frame, because it can be clicked from the first frame. */
  @keyframes qs-popover {
    from {
      opacity: 0.4;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const PopoverTitle: StyledElement<'h2'> = styled.h2`
  margin: 0 0 var(--qs-space-8);
  font-size: var(--qs-font-size-14);
`;

export const PopoverBody: StyledElement<'div'> = styled.div`
  & > :where(p) {
    margin: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-12);
  }
`;
