import { createContext, type Context } from 'react';
import type { Density, View } from '../packages/ui/src/theme/rootAttributes.ts';

/** The appearance of a docs page. `theme` is the theme of the page, even if the toolbar says `system`. */
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
