import { css, styled, type IStyledComponent, type RuleSet } from 'styled-components';
import { ModalDialog, type ModalDialogProps } from '../../behaviours/ModalDialog.tsx';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* A sheet at the end edge of the window, which it fills on a phone. */
const sheet: RuleSet = css`
  --drawer-width: 28rem;
  --drawer-shift: var(--qs-space-24);

  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(var(--drawer-width), 100%);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  box-shadow: var(--qs-shadow-overlay);
  animation: qs-drawer var(--qs-duration-enter) var(--qs-ease-out);

  &:dir(rtl) {
    --drawer-shift: calc(-1 * var(--qs-space-24));
  }

  /* Visible from the first frame, because it can be clicked from the first frame. */
  @keyframes qs-drawer {
    from {
      transform: translateX(var(--drawer-shift));
    }
  }

  @media (width < 480px) {
    inline-size: 100%;
    border: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media print {
    position: static;
    inline-size: auto;
  }
`;

/* The head and the foot stay visible. The foot is at the bottom of the sheet even under a short text. */
const column: RuleSet = css`
  display: flex;
  flex-direction: column;
  outline: none;
`;

export const DrawerPanel: StyledElement<'div'> = styled.div`
  ${sheet}
  ${column}

  z-index: calc(var(--qs-z-dialog) - 1);

  &[data-size='wide'] {
    --drawer-width: 40rem;
  }
`;

/* The overlay contains the modal box, and the box contains the dialog. */
export const DrawerLayer: IStyledComponent<'web', ModalDialogProps> = styled(ModalDialog)`
  position: fixed;
  inset: 0;
  z-index: var(--qs-z-dialog);
  background: radial-gradient(var(--qs-color-scrim), var(--qs-color-scrim-edge));

  & > div {
    ${sheet}
  }

  &[data-size='wide'] > div {
    --drawer-width: 40rem;
  }

  & [role='dialog'] {
    ${column}

    min-block-size: 100%;
  }
`;

export const DrawerHead: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-16);
  padding: var(--qs-space-16) var(--qs-space-24);
  border-block-end: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-raised);

  & > button {
    margin-block: calc(-1 * var(--qs-space-4));
    margin-inline-end: calc(-1 * var(--qs-space-8));
  }

  /* A screen so low that head and foot would fill it scrolls as a whole. */
  @media (height >= 400px) {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--qs-z-sticky);
  }
`;

export const DrawerTitle: StyledElement<'h2'> = styled.h2`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding-block: 2px;
  font-size: var(--qs-font-size-20);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  /* Reading begins here. The title is not interactive, so it has no focus ring. */
  &:focus-visible {
    outline: none;
  }
`;

export const DrawerBody: StyledElement<'div'> = styled.div`
  flex: 1 0 auto;
  padding: var(--qs-space-16) var(--qs-space-24) var(--qs-space-24);
  overflow-wrap: anywhere;

  & > :where(p) {
    margin: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-16);
  }
`;

export const DrawerFoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--qs-space-8);
  padding: var(--qs-space-16) var(--qs-space-24);
  border-block-start: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-raised);

  @media (height >= 400px) {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--qs-z-sticky);
  }

  @media (width < 480px) {
    flex-direction: column;
  }
`;
