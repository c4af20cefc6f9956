import { styled, type IStyledComponent } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';

/* As wide as the box. In a narrower box it keeps its ratio. */
export const Banner: StyledElement<'img'> = styled.img`
  display: block;
  inline-size: var(--qs-size-marketing-image-width);
  max-inline-size: calc(100% + 2 * var(--dialog-inset));
  block-size: auto;
  margin-inline: calc(-1 * var(--dialog-inset));
  /* 560 by 250 px. aspect-ratio takes no lengths. */
  aspect-ratio: 56 / 25;
  background: var(--qs-color-surface-sunken);
  object-fit: contain;

  [data-tone] + & {
    margin-block-start: var(--qs-space-16);
  }
`;

/*
 * The scrollbar is at the edge of the box, beside the text. No size depends on whether the content scrolls: the
 * shadows at its edges take no space and appear while there is more content.
 */
export const MessageArea: StyledElement<'div'> = styled.div`
  /* The height of everything else in the box, so that the page needs no scrollbar while the content fits. */
  --message-around: 14rem;

  max-block-size: clamp(10rem, 100dvb - var(--message-around), var(--qs-size-popup-scroll-max));
  /* Cancels the content's own padding. */
  margin-block: calc(-1 * var(--qs-space-4));
  margin-inline: calc(-1 * var(--dialog-inset));
  padding-inline: var(--dialog-inset);
  overflow-y: auto;
  overscroll-behavior: contain;

  @supports (animation-timeline: scroll()) {
    animation: qs-message-edges linear both;
    animation-timeline: scroll(self);
  }

  @keyframes qs-message-edges {
    0% {
      box-shadow:
        0 0 transparent,
        0 1px 0 var(--qs-color-border);
    }

    1%,
    99% {
      box-shadow:
        0 -1px 0 var(--qs-color-border),
        0 1px 0 var(--qs-color-border);
    }

    100% {
      box-shadow:
        0 -1px 0 var(--qs-color-border),
        0 0 transparent;
    }
  }

  img + & {
    --message-around: calc(14.5rem + min(45vw, var(--qs-size-marketing-image-height)));

    margin-block-start: 0;
    padding-block-start: var(--qs-space-12);
  }

  [data-tone] + & {
    margin-block-start: var(--qs-space-12);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--qs-size-focus));
  }

  /* Forced colours render no shadows. The border always exists and has a colour only while the content scrolls. */
  @media (forced-colors: active) {
    border-block: 1px solid Canvas;

    &[data-state='scrolls'] {
      border-color: CanvasText;
    }
  }
`;

/* The content does not overflow: margins are contained and tall glyphs are clipped, with space for a focus ring.
   Otherwise a single heading would make the area scroll. */
export const MessageContent: StyledElement<'div'> = styled.div`
  display: flow-root;
  padding-block: var(--qs-space-4);
  overflow-y: clip;
`;

export const DontShowAgain: IStyledComponent<'web', CheckboxProps> = styled(Checkbox)`
  align-self: center;
  margin-inline-end: auto;

  @media (width < 480px) {
    flex: 1 0 100%;
    padding-block-end: var(--qs-space-8);
  }
`;
