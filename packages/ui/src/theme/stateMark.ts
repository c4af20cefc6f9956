import { css, type RuleSet } from 'styled-components';

/**
 * The mark of a step or an event: a ring before it is current, an accent ring when it is current, a full disc when it
 * is done, and an exclamation mark when it needs the user. It reads `data-state` and `aria-current` of its parent.
 */
export const stateMark: RuleSet = css`
  display: grid;
  place-items: center;
  border: 2px solid var(--qs-color-border-strong);
  border-radius: 50%;
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  [data-state='done'] > & {
    border-color: var(--qs-color-text);
    background: var(--qs-color-text);
    color: var(--qs-color-surface);
  }

  [aria-current] > & {
    border-color: var(--qs-color-accent-strong);
    background: var(--qs-color-surface-raised);
    color: var(--qs-color-text);
  }

  [data-state='needsYou'] > & {
    border-color: var(--qs-color-caution-text);
    background: var(--qs-color-caution-surface);
    color: var(--qs-color-caution-text);
  }

  [data-state='error'] > & {
    border-color: var(--qs-color-critical-text);
    background: var(--qs-color-critical-surface);
    color: var(--qs-color-critical-text);
  }
`;
