'use client';

import { Button } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { useRef, useState, type JSX, type ReactNode } from 'react';
import { formatCount } from '../format/format.ts';

/** The most items that are drawn at once. A response with thousands would stop the browser. */
export const MOST_DRAWN = 100;

/** The items of a response, and how the first of them are drawn. */
export interface CappedProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** Draws the first items of a list. A longer list, which no working backend sends, gets a line that says so and a button for the next ones. */
export function Capped<Item>({ items, children }: CappedProps<Item>): JSX.Element {
  const [most, setMost] = useState(MOST_DRAWN);
  const line = useRef<HTMLParagraphElement>(null);
  const left = items.length - most;

  function showMore(): void {
    setMost(most + MOST_DRAWN);
    // The button goes away with the last ones.
    if (left <= MOST_DRAWN) line.current?.focus();
  }

  return (
    <>
      {children(left > 0 ? items.slice(0, most) : items)}
      {items.length > MOST_DRAWN && (
        <Stack gap={8} align="start">
          <Text ref={line} tabIndex={-1}>
            {left > 0
              ? `The first ${formatCount(most)} of ${formatCount(items.length)}.`
              : `All ${formatCount(items.length)} are shown.`}
          </Text>
          {left > 0 && (
            <Button size="compact" onClick={showMore}>
              {`Show ${formatCount(Math.min(left, MOST_DRAWN))} more`}
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}
