import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { JSX, PropsWithChildren } from 'react';
import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import { storybookThemes } from './theme.ts';
import { useToolbarGlobals } from './useToolbarGlobals.ts';

/** A docs page in the toolbar's theme and view. Nothing else sets them on the page itself. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { theme = 'light', view = 'apollo' } = useToolbarGlobals(context.channel);
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <QuaysideProvider theme={theme} view={view}>
      {/* A story fills its box, which so has the story's background in every theme of the page. */}
      <style>{'.sbdocs .docs-story.docs-story { padding: 0 }'}</style>
      <DocsContainer context={context} theme={storybookThemes[isDark ? 'dark' : 'light']}>
        {children}
      </DocsContainer>
    </QuaysideProvider>
  );
}
