import { styled, type IStyledComponent } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';

/* From edge to edge of the box, which is exactly as wide; in a narrower one it keeps its shape. */
export const Banner: StyledElement<'img'> = styled.img`
  display: block;
  inline-size: var(--qs-size-marketing-image-width);
  max-inline-size: calc(100% + 2 * var(--dialog-inset));
  block-size: auto;
  margin-inline: calc(-1 * var(--dialog-inset));
  /* 560 by 250: a ratio takes no lengths. */
  aspect-ratio: 56 / 25;
  background: var(--qs-color-surface-sunken);
  object-fit: contain;

  [data-tone] + & {
    margin-block-start: var(--qs-space-16);
  }
`;

/* Its bar stands at the box's edge, beside the words and not over them. */
export const MessageArea: StyledElement<'div'> = styled.div`
  /* What stands around it in the box, so that no second bar is needed for the page while the screen has the room. */
  --message-around: 14rem;

  max-block-size: clamp(10rem, 100dvb - var(--message-around), var(--qs-size-popup-scroll-max));
  margin-inline: calc(-1 * var(--dialog-inset));
  padding-inline: var(--dialog-inset);
  overflow-y: auto;
  overscroll-behavior: contain;

  img + & {
    --message-around: calc(14.5rem + min(45vw, var(--qs-size-marketing-image-height)));

    margin-block-start: 0;
    padding-block-start: var(--qs-space-16);
  }

  [data-tone] + & {
    margin-block-start: var(--qs-space-16);
  }

  &[data-state='scrolls'] {
    border-block: 1px solid var(--qs-color-border);
  }

  img + &[data-state='scrolls'] {
    border-block-start: 0;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--qs-size-focus));
  }
`;

/* Its ends are kept inside: what sticks out of the first or the last line would make it scroll for nothing. */
export const MessageContent: StyledElement<'div'> = styled.div`
  display: flow-root;

  [data-state='scrolls'] > & {
    padding-block-end: var(--qs-space-16);
  }

  [data-state='scrolls']:not(img + *) > & {
    padding-block-start: var(--qs-space-16);
  }
`;

export const DontShowAgain: IStyledComponent<'web', CheckboxProps> = styled(Checkbox)`
  align-self: center;
  margin-inline-end: auto;

  @media (width < 480px) {
    flex: 1 0 100%;
    padding-block-end: var(--qs-space-8);
  }
`;
