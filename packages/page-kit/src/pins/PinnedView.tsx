'use client';

import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { pinIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { SortableList } from '@quayside/ui/SortableList';
import { Stack } from '@quayside/ui/Stack';
import { useRef, type JSX } from 'react';
import { MOST_DRAWN } from '../list/Capped.tsx';
import { formatCount } from '../format/format.ts';
import { textOfKey, type ItemKey, type PinnableItem } from './createPins.ts';
import type { Resolution } from './createResolutions.ts';
import { PinnedRow } from './PinnedRow.tsx';

export interface PinnedViewProps {
  state: AsyncContentState<unknown>;
  pins: readonly PinnableItem[];
  /** By the text of the item's key. An item without a resolution is loading. */
  resolutions: ReadonlyMap<string, Resolution>;
  /** Whether every pin is shown. Default: the first five. */
  isComplete: boolean;
  isPage: (address: string) => boolean;
  onCompleteChange: (isComplete: boolean) => void;
  onMove: (key: ItemKey, toIndex: number) => void;
  onRemove: (item: PinnableItem) => void;
  onRetryItem: (key: ItemKey) => void;
  /** Loads the pins again. */
  onRetry: () => void;
}

const SHOWN_AT_FIRST = 5;

/** The pins that the card shows. The server keeps fewer than the most that are drawn. */
export function shownPins<Pin>(pins: readonly Pin[], isComplete: boolean): readonly Pin[] {
  return pins.slice(0, isComplete ? MOST_DRAWN : SHOWN_AT_FIRST);
}

/** The user's pins with their present status, in the user's order. */
export function PinnedView({
  state,
  pins,
  resolutions,
  isComplete,
  isPage,
  onCompleteChange,
  onMove,
  onRemove,
  onRetryItem,
  onRetry,
}: PinnedViewProps): JSX.Element {
  const shown = shownPins(pins, isComplete);
  const byText = new Map(pins.map((pin) => [textOfKey(pin), pin]));
  const list = useRef<HTMLDivElement>(null);

  function remove(item: PinnableItem): void {
    // The row takes its button with it, so the focus moves to the row that takes its place.
    const index = shown.findIndex((pin) => textOfKey(pin) === textOfKey(item));
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    (rows[index + 1] ?? rows[index - 1] ?? list.current)?.focus();
    onRemove(item);
  }

  return (
    <Card as="section" title="Pinned">
      <AsyncContent
        state={state}
        placeholder={
          <div style={steady}>
            <Skeleton lines={8} />
          </div>
        }
        onRetry={onRetry}
        labels={{ failed: 'We couldn’t load your pins' }}
      >
        {() => (
          <div style={steady}>
            <Stack gap={12}>
              <SortableList
                ref={list}
                tabIndex={-1}
                label="Pinned"
                items={shown.map((pin) => {
                  const resolution = resolutions.get(textOfKey(pin));
                  const name = resolution?.status === 'ready' ? resolution.item.title : pin.title;
                  return {
                    id: textOfKey(pin),
                    name,
                    content: (
                      <PinnedRow
                        pin={pin}
                        resolution={resolution ?? loading}
                        isLink={isPage(pin.href)}
                        onRemove={() => remove({ ...pin, title: name })}
                        onRetry={() => onRetryItem(pin)}
                      />
                    ),
                  };
                })}
                onMove={(id, toIndex) => {
                  const pin = byText.get(id);
                  if (pin) onMove(pin, toIndex);
                }}
                empty={
                  <EmptyState icon={pinIcon} title="Nothing pinned yet">
                    Choose Pin on a service, a case, a quote or a document, and it stays here with its present
                    status.
                  </EmptyState>
                }
              />
              {pins.length > SHOWN_AT_FIRST && (
                <Button variant="quiet" size="compact" onClick={() => onCompleteChange(!isComplete)}>
                  {isComplete ? 'Show fewer' : showText(pins.length)}
                </Button>
              )}
            </Stack>
          </div>
        )}
      </AsyncContent>
    </Card>
  );
}

function showText(count: number): string {
  return count > MOST_DRAWN
    ? `Show the first ${formatCount(MOST_DRAWN)} of ${formatCount(count)}`
    : `Show all ${formatCount(count)}`;
}

// As tall as five rows and the button, so that nothing below moves when the pins arrive.
const steady = { minBlockSize: '24rem' } as const;

const loading: Resolution = { status: 'loading' };
