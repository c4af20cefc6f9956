import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import '../packages/ui/src/styles.css';
import { modes, viewports } from './modes.ts';

/** A toolbar menu of the given values. */
function menu(title: string, icon: 'mirror' | 'star' | 'transfer', items: string[]) {
  return { toolbar: { title, icon, items, dynamicTitle: true } };
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', view: 'apollo', direction: 'ltr' },
  globalTypes: {
    theme: menu('Theme', 'mirror', ['system', 'light', 'dark']),
    view: menu('View', 'star', ['apollo', 'artemis']),
    direction: menu('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: { modes },
    // The page's own background is the theme's surface.
    backgrounds: { disable: true },
  },
  decorators: [
    (Story, { globals }) => (
      <QuaysideProvider theme={globals['theme']} view={globals['view']} direction={globals['direction']}>
        <Story />
      </QuaysideProvider>
    ),
  ],
});
