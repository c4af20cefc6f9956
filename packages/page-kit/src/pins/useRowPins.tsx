'use client';

import { RowPin } from '@quayside/ui/Table';
import { useCallback, useSyncExternalStore, type JSX } from 'react';
import type { PinnableItem, Pins } from './createPins.ts';
import { tooMany, usePinCommands, usePinStore, type PinCommands } from './usePins.ts';

/**
 * The button that pins a row, for the `rowActions` of a table. Keep `toItem` between renders, such as in a module's constant. A pin
 * renders its own button again, and no other row.
 */
export function useRowPins<Row>(toItem: (row: Row) => PinnableItem): (row: Row) => JSX.Element {
  const pins = usePinStore();
  const commands = usePinCommands();
  return useCallback(
    (row) => <PinOfRow pins={pins} commands={commands} item={toItem(row)} />,
    [pins, commands, toItem],
  );
}

interface PinOfRowProps {
  pins: Pins;
  commands: PinCommands;
  item: PinnableItem;
}

// It takes the store by props, because a hook for each service costs as much as the button in every row of a table.
function PinOfRow({ pins, commands, item }: PinOfRowProps): JSX.Element {
  const stateOf = (): ReturnType<Pins['stateOf']> => pins.stateOf(item);
  const state = useSyncExternalStore(pins.subscribe, stateOf, stateOf);
  return (
    <RowPin
      label={`Pin ${item.title}`}
      pinned={state === 'pinned'}
      refusal={state === 'refused' ? tooMany(pins.getSnapshot().limit) : undefined}
      onPinnedChange={() => commands.toggle(item)}
    />
  );
}
