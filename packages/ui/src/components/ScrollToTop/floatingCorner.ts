import { css, type RuleSet } from 'styled-components';

/**
 * The page's lower end corner, which the chat button, the arrow and the toasts share from the edge upwards: each knows
 * by `data-floating` which of the others is there, so that none covers another. Where somebody else's window stands in
 * the corner, the page says on its root how much of it is taken: `--qs-corner-taken-inline`, from the end edge on, and all of
 * them stand beside the window; `--qs-corner-taken-block`, and the arrow and the toasts stand above it. Default 0px each.
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

  @media (width < 600px) {
    --floating-edge: var(--qs-space-16);
  }

  @media print {
    display: none;
  }
`;
