import { css, type RuleSet } from 'styled-components';

/**
 * The page's lower end corner, which the chat button, the arrow and the toasts share from the edge upwards: each knows
 * by `data-floating` which of the others is there, so that none covers another.
 */
export const floatingCorner: RuleSet = css`
  --floating-step: calc(var(--qs-size-control-touch) + var(--qs-space-8));
  --floating-chat: 0px;
  --floating-arrow: 0px;
  --floating-edge: var(--qs-space-24);
  --floating-foot: calc(var(--floating-edge) + env(safe-area-inset-bottom, 0px));

  position: fixed;
  inset-inline-end: var(--floating-edge);
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
