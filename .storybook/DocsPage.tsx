import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useState, type JSX, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import type { Density, Theme, View } from '../packages/ui/src/theme/rootAttributes.ts';
import './docs.css';
import { LookContext } from './LookContext.ts';
import { storybookThemes } from './theme.ts';

type Globals = { theme?: Theme; view?: View; density?: Density };
type GlobalsEvent = { globals: Globals; userGlobals?: Globals };

/** The toolbar's values, without those that a story sets. */
function chosen(event: GlobalsEvent | undefined): Globals {
  return event?.userGlobals ?? event?.globals ?? {};
}

/** A docs page in the toolbar's theme, view and density. Nothing else sets them on the page itself. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals>(() => {
    const events: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return chosen(events[0]);
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(chosen(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const { theme = 'light', view = 'apollo', density = 'comfortable' } = globals;
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
