import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import { QuaysideContext } from '../packages/ui/src/theme/quaysideContext.ts';
import { ThemeScope } from '../packages/ui/src/theme/ThemeScope.tsx';
import '../packages/ui/src/styles.css';
import { readableArgTypes } from './argTypes.ts';
import { ComponentDocs } from './ComponentDocs.tsx';
import { DocsPage } from './DocsPage.tsx';
import './endingAnimations.ts';
import { labelSources, localeOf, type Language } from './languages.ts';
import { modes, viewports } from './modes.ts';
import { StoryFrame, type FrameSize } from './StoryFrame.tsx';
import { StoryLink } from './StoryLink.tsx';

/** A menu of the toolbar. */
function menu(title: string, icon: 'mirror' | 'star' | 'transfer' | 'globe' | 'component', items: string[]) {
  return { toolbar: { title, icon, items, dynamicTitle: true } };
}

/** The height in the docs of a story that fills its page, unless its `frame` parameter says otherwise. */
const screenFrame: FrameSize = { height: 520 };

function frameOf(parameters: { frame?: FrameSize; layout?: string }): FrameSize | undefined {
  return parameters.frame ?? (parameters.layout === 'fullscreen' ? screenFrame : undefined);
}

/** The arguments that controls have changed. Callbacks cannot be sent to another page. */
function changedArgs(args: Record<string, unknown>, initialArgs: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) => value !== initialArgs[name] && typeof value !== 'function',
    ),
  );
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    view: 'apollo',
    direction: 'ltr',
    density: 'comfortable',
    language: 'en',
  },
  globalTypes: {
    theme: menu('Theme', 'mirror', ['system', 'light', 'dark']),
    view: menu('View', 'star', ['apollo', 'artemis']),
    direction: menu('Direction', 'transfer', ['ltr', 'rtl']),
    density: menu('Density', 'component', ['comfortable', 'compact']),
    language: menu('Language', 'globe', ['en', 'pseudo', 'ar']),
  },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: { modes },
    // The page's own background is the theme's surface.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage, page: ComponentDocs },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Overview',
          'Find a component',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Elevation',
            'Motion',
            'Layout',
            'States',
            'Illustration',
            'Icon',
            'Logo',
            'Charts',
            'Voice',
            'Accessibility',
            'Brand',
            'ThemeScope',
          ],
          'Controls',
          [
            'Button',
            'ButtonLink',
            'IconButton',
            'MenuButton',
            'Link',
            'Field',
            'FieldGroup',
            'FieldRow',
            '*',
          ],
          'Layout',
          'Text',
          'Data',
          ['Table', 'Pagination', '*'],
          'Charts',
          ['MetricTile', '*'],
          'Navigation',
          'Feedback',
          'Shell',
          ['TopNav', ['Docs', '*', 'Interactions', 'Measures'], 'AppShell', 'AnnouncementBanner'],
          'Screens',
          'Dialogs',
          ['Dialog', 'ConfirmDialog', '*'],
          'Patterns',
          [
            'List',
            ['Docs', '*'],
            'Detail',
            ['Docs', '*'],
            'Create',
            ['Docs', '*'],
            'Wizard',
            ['Docs', '*'],
            'Dashboard',
            ['Docs', '*'],
            'Ending',
            ['Docs', '*'],
          ],
          'Flows',
          'Patterns',
          '*',
          'Changelog',
        ],
      },
    },
  },
  argTypesEnhancers: [readableArgTypes],
  // A font that loads after the first paint is not used until the next page load (ADR 28).
  loaders: ['Geist Variable', 'Geist Mono Variable'].map(
    (family) => () => document.fonts.load(`1em "${family}"`),
  ),
  decorators: [
    (Story, { id, title, name, viewMode, globals, parameters, args, initialArgs }) => {
      const { theme, view, density, language } = globals;
      const direction = language === 'ar' ? 'rtl' : globals['direction'];
      const context = {
        linkComponent: StoryLink,
        labels: labelSources[language as Language],
        locale: localeOf(globals),
      };
      if (viewMode !== 'docs') {
        return (
          <QuaysideProvider {...{ theme, view, direction, density }} {...context}>
            <Story />
          </QuaysideProvider>
        );
      }
      // Many stories share a docs page, so none of them sets the theme of the page.
      const size = frameOf(parameters);
      return size ? (
        <StoryFrame
          id={id}
          title={`${title}: ${name}`}
          size={size}
          globals={{ theme, view, direction, density, language }}
          changedArgs={changedArgs(args, initialArgs)}
        />
      ) : (
        <QuaysideContext value={context}>
          <ThemeScope {...{ theme, view, direction, density }} style={{ padding: 24 }}>
            <Story />
          </ThemeScope>
        </QuaysideContext>
      );
    },
  ],
});
