'use client';

import { isSame } from '../versions/mergeParts.ts';
import { LastChangeText } from '../versions/LastChangeText.tsx';
import { versionWords } from '../versions/versionWords.ts';
import { type LastChange } from '../versions/lastChange.ts';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { changedItem } from '../versions/changedItems.ts';
import { useAuthorName } from '../versions/useAuthorName.ts';
import type { DescribedField } from './VersionConflict.tsx';

/** What another version changed in the values of a form. */
interface Merge<Values> {
  /** Who saved it, and when; null if that is not known. */
  readonly change: LastChange | null;
  readonly before: Values;
  readonly after: Values;
}

export interface MergedValues<Values> {
  /** Null while there is nothing to say. */
  readonly notice: JSX.Element | null;
  /** Says it, unless the form shows the same values as before. */
  show(this: void, merge: Merge<Values>): void;
  clear(this: void): void;
}

/** Remembers which values of a form another person changed, until they are saved. */
export function useMergedValues<Values>(
  describe: (values: Values) => readonly DescribedField[],
): MergedValues<Values> {
  const [merge, setMerge] = useState<Merge<Values> | null>(null);
  return {
    notice: merge && <MergedNotice merge={merge} describe={describe} />,
    show(next) {
      if (!isSame(next.before, next.after)) setMerge(next);
    },
    clear: () => setMerge(null),
  };
}

function MergedNotice<Values>({
  merge: { change, before, after },
  describe,
}: {
  merge: Merge<Values>;
  describe: (values: Values) => readonly DescribedField[];
}): JSX.Element {
  const nameOf = useAuthorName();
  const texts = new Map(describe(after).map(({ id, text }) => [id, text]));
  return (
    <InlineAlert
      tone="info"
      live="polite"
      title={versionWords.mergedBy(nameOf(change?.by ?? 'Somebody else'))}
    >
      <Stack gap={12}>
        <p>
          {change !== null && (
            <>
              <LastChangeText change={change} isNamed />{' '}
            </>
          )}
          <span>{versionWords.saveMerged}</span>
        </p>
        <DiffList
          items={describe(before).flatMap(({ id, term, text }) => changedItem(id, term, text, texts.get(id)))}
        />
      </Stack>
    </InlineAlert>
  );
}
