import { styled, type IStyledComponent } from 'styled-components';
import { ModalDialog, type ModalDialogProps } from '../../behaviours/ModalDialog.tsx';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* The overlay contains the modal box, and the box contains the dialog. */
export const DialogLayer: IStyledComponent<'web', ModalDialogProps> = styled(ModalDialog)`
  position: fixed;
  inset: 0;
  z-index: var(--qs-z-dialog);
  display: flex;
  padding: var(--qs-space-16);
  background: radial-gradient(var(--qs-color-scrim), var(--qs-color-scrim-edge));
  overflow: auto;
  overscroll-behavior: contain;
  animation: qs-dialog-layer var(--qs-duration-enter) var(--qs-ease-out);

  /* The padding of the content. Parts that touch the edges use it as a negative margin. */
  --dialog-inset: var(--qs-space-24);

  /* Never taller than the screen: the content scrolls inside. */
  & > div {
    display: flex;
    inline-size: min(30rem, 100%);
    max-block-size: calc(100% - 2px);
    margin: auto;
    border: 1px solid var(--qs-color-border);
    border-radius: var(--qs-radius-card);
    background: var(--qs-color-surface-raised);
    color: var(--qs-color-text);
    box-shadow: var(--qs-shadow-overlay);
    animation: qs-dialog var(--qs-duration-enter) var(--qs-ease-out);
  }

  /* Without the border, so that a 560 px picture keeps its width. */
  &[data-size='wide'] > div {
    box-sizing: content-box;
    inline-size: min(var(--qs-size-marketing-image-width), 100% - 2px);
  }

  & [role='dialog'],
  & [role='alertdialog'] {
    flex: 1;
    min-inline-size: 0;
    border-radius: inherit;
    outline: none;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block-end: calc(var(--qs-size-control-touch) + 2 * var(--qs-space-24));
  }

  /* Visible from the first frame, because it can be clicked from the first frame. */
  @keyframes qs-dialog-layer {
    from {
      opacity: 0.4;
    }
  }

  @keyframes qs-dialog {
    from {
      transform: translateY(8px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    & > div {
      animation: none;
    }
  }
`;

export const DialogHead: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-16);
  padding: var(--qs-space-24) var(--dialog-inset) 0;

  /* Centred on the first line of the title. */
  & > button {
    --title-line: calc(var(--qs-type-section-font-size) * var(--qs-type-section-line-height));

    margin-block: calc((var(--title-line) - var(--qs-size-control)) / 2);
    margin-inline-end: calc(-1 * var(--qs-space-8));

    @media (pointer: coarse) {
      margin-block: calc((var(--title-line) - var(--qs-size-control-touch)) / 2);
    }
  }
`;

export const DialogTitle: StyledElement<'h2'> = styled.h2`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font: var(--qs-type-section);
  letter-spacing: var(--qs-type-section-letter-spacing);
  overflow-wrap: anywhere;

  /* Reading begins here. The title is not interactive, so it has no focus ring. */
  &:focus-visible {
    outline: none;
  }
`;

export const DialogBody: StyledElement<'div'> = styled.div`
  padding: var(--qs-space-12) var(--dialog-inset) var(--qs-space-24);
  overflow-wrap: anywhere;

  &:has(+ div) {
    padding-block-end: var(--qs-space-12);
  }

  & > :where(p) {
    margin: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-8);
  }

  & > * + [data-tone] {
    margin-block-start: var(--qs-space-16);
  }
`;

/**
 * Actions stay visible, except on a screen so low that they would fill it, such as a zoomed one. A line above them
 * shows that there is more content below.
 */
export const DialogFoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--qs-space-8);
  padding: var(--qs-space-12) var(--dialog-inset) var(--qs-space-24);

  @media (height >= 400px) {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--qs-z-sticky);
    background: var(--qs-color-surface-raised);

    @supports (animation-timeline: scroll()) {
      animation: qs-dialog-foot linear both;
      animation-timeline: scroll();
    }
  }

  @keyframes qs-dialog-foot {
    0%,
    99% {
      box-shadow: 0 -1px 0 var(--qs-color-border);
    }

    100% {
      box-shadow: none;
    }
  }

  @media (width < 480px) {
    flex-direction: column;
  }

  /* Beside a button with a reason below it. */
  @media (width >= 480px) {
    & > button {
      align-self: start;
    }
  }
`;
