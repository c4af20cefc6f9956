import { css, type RuleSet } from 'styled-components';

/** The surface of a panel in the top layer. `usePlacement` sets its position and the height that is left for it. */
export const floatingPanel: RuleSet = css`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(24rem, 100vi - 2 * var(--qs-space-8));
  max-block-size: min(26rem, var(--panel-space, 100dvb));
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  box-shadow: var(--qs-shadow-overlay);
`;
