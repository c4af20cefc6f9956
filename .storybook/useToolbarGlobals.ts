import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Density, Theme, View } from '../packages/ui/src/theme/rootAttributes.ts';

/** The toolbar's values that a docs page uses. */
export type ToolbarGlobals = { theme?: Theme; view?: View; density?: Density };
type GlobalsEvent = { globals: ToolbarGlobals; userGlobals?: ToolbarGlobals };

/** The toolbar's values, without those that a story sets. */
function chosen(event: GlobalsEvent | undefined): ToolbarGlobals {
  return event?.userGlobals ?? event?.globals ?? {};
}

/** The toolbar's values, now and after each change. */
export function useToolbarGlobals(channel: DocsContainerProps['context']['channel']): ToolbarGlobals {
  const [globals, setGlobals] = useState<ToolbarGlobals>(() => {
    const events: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return chosen(events[0]);
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(chosen(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
