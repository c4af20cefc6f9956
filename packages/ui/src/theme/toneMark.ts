import { css, type RuleSet } from 'styled-components';
import type { StatusTone } from './statusTone.ts';

/** A shape for each tone, so that colour is never the only sign. The view box is 12 by 12. */
export const toneShapes: Record<StatusTone, string> = {
  neutral: 'M6 2.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z',
  info: 'M6 2.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z',
  positive: 'M2.25 6.5 4.75 9l5-6',
  caution: 'M6 2.25 10.25 9.5h-8.5Z',
  critical: 'M6 1.75 10.25 6 6 10.25 1.75 6Z',
};

/** The styles of the shape, an `svg`, without its fill for a tone. */
export const toneStroke: RuleSet = css`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  /* Centred on the letters of the first line. */
  transform: translateY(0.15em);
  fill: currentcolor;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The styles of the shape, an `svg` inside an element with `data-tone`. */
export const toneMark: RuleSet = css`
  ${toneStroke}

  [data-tone='neutral'] > &,
  [data-tone='positive'] > & {
    fill: none;
  }
`;

/** The colours of a tone, on the element with `data-tone`: `--tone-text`, `--tone-border` and `--tone-surface`. */
export const toneColours: RuleSet = css`
  --tone-text: var(--qs-color-text);
  --tone-border: var(--qs-color-border);
  --tone-surface: var(--qs-color-surface-sunken);

  &[data-tone='info'] {
    --tone-text: var(--qs-color-info-text);
    --tone-border: var(--qs-color-info-border);
    --tone-surface: var(--qs-color-info-surface);
  }

  &[data-tone='positive'] {
    --tone-text: var(--qs-color-positive-text);
    --tone-border: var(--qs-color-positive-border);
    --tone-surface: var(--qs-color-positive-surface);
  }

  &[data-tone='caution'] {
    --tone-text: var(--qs-color-caution-text);
    --tone-border: var(--qs-color-caution-border);
    --tone-surface: var(--qs-color-caution-surface);
  }

  &[data-tone='critical'] {
    --tone-text: var(--qs-color-critical-text);
    --tone-border: var(--qs-color-critical-border);
    --tone-surface: var(--qs-color-critical-surface);
  }
`;

/** A bordered label in the colours of its tone. It is taller than a line of text and does not raise it. */
export const toneChip: RuleSet = css`
  gap: var(--qs-space-4);
  min-block-size: var(--qs-space-24);
  padding-block: 3px;
  padding-inline: 7px var(--qs-space-8);
  border: 1px solid var(--tone-border);
  border-radius: var(--qs-radius-control);
  background: var(--tone-surface);
  color: var(--tone-text);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-medium);
  line-height: 1rem;
  margin-block: -3px;
`;
