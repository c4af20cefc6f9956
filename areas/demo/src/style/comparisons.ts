import type { Appearance } from '@quayside/ui/theme';

export type Comparison = 'theme' | 'accent' | 'density';

interface Panel {
  readonly name: string;
  readonly appearance: Appearance;
}

/** The two appearances of each comparison. An omitted setting is as in the rest of the portal. */
export const comparisons: Readonly<Record<Comparison, readonly [Panel, Panel]>> = {
  theme: [
    { name: 'Light', appearance: { theme: 'light' } },
    { name: 'Dark', appearance: { theme: 'dark' } },
  ],
  accent: [
    { name: 'Apollo', appearance: { view: 'apollo' } },
    { name: 'Artemis', appearance: { view: 'artemis' } },
  ],
  density: [
    { name: 'Comfortable', appearance: { density: 'comfortable' } },
    { name: 'Compact', appearance: { density: 'compact' } },
  ],
};
