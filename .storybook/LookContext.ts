import { createContext, type Context } from 'react';
import type { Density, View } from '../packages/ui/src/theme/rootAttributes.ts';

/** The appearance of a docs page. `theme` is what the page shows, also where the toolbar says `system`. */
export interface Look {
  theme: 'light' | 'dark';
  view: View;
  density: Density;
}

/** The appearance that the toolbar gives to the docs page. */
export const LookContext: Context<Look> = createContext<Look>({
  theme: 'light',
  view: 'apollo',
  density: 'comfortable',
});
