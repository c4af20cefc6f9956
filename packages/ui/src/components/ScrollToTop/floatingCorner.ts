import { css, type RuleSet } from 'styled-components';

/**
 * The lower end corner of the page, which the chat button, the scroll-to-top button and the toasts share. Each
 * detects the others by `data-floating`, so that none covers another. A page with a third-party window in that
 * corner sets on its root how much of the corner is taken: `--qs-corner-taken-inline`, from the end edge, moves all
 * of them beside the window; `--qs-corner-taken-block` moves the button and the toasts above it. Default 0px each.
 */
export const floatingCorner: RuleSet = css`
  --floating-step: calc(var(--qs-size-control-touch) + var(--qs-space-8));
  --floating-chat: 0px;
  --floating-arrow: 0px;
  --floating-edge: var(--qs-space-24);
  --floating-beside: calc(var(--floating-edge) + var(--qs-corner-taken-inline, 0px));
  --floating-foot: calc(var(--floating-edge) + env(safe-area-inset-bottom, 0px));
  --floating-above: calc(var(--floating-foot) + var(--floating-chat) + var(--qs-corner-taken-block, 0px));

  position: fixed;
  inset-inline-end: var(--floating-beside);
  z-index: calc(var(--qs-z-sticky) + 1);

  :root:has([data-floating='chat']) & {
    --floating-chat: var(--floating-step);
  }

  :root:has([data-floating='arrow'][data-state='visible']) & {
    --floating-arrow: var(--floating-step);
  }

  /* Above the bar of a summary at the foot of a narrow window. */
  @media (width < 60rem) {
    :root:has([data-floating='foot']) & {
      --floating-foot: calc(var(--floating-edge) + env(safe-area-inset-bottom, 0px) + 5rem);
    }
  }

  @media (width < 600px) {
    --floating-edge: var(--qs-space-16);
  }

  @media print {
    display: none;
  }
`;
