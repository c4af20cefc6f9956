import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useMemo, type JSX, type PropsWithChildren } from 'react';
import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import './docs.css';
import { LookContext } from './LookContext.ts';
import { storybookThemes } from './theme.ts';
import { useToolbarGlobals } from './useToolbarGlobals.ts';

/** A docs page in the toolbar's theme, view and density. Nothing else sets them on the page itself. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { theme = 'light', view = 'apollo', density = 'comfortable' } = useToolbarGlobals(context.channel);
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const look = useMemo(
    () => ({ theme: isDark ? 'dark' : 'light', view, density }) as const,
    [isDark, view, density],
  );
  return (
    <QuaysideProvider theme={theme} view={view} density={density}>
      <DocsContainer context={context} theme={storybookThemes[isDark ? 'dark' : 'light']}>
        <LookContext value={look}>{children}</LookContext>
      </DocsContainer>
    </QuaysideProvider>
  );
}
