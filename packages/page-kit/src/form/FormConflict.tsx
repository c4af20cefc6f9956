'use client';

import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { authorName, lastChangeOf } from '../versions/lastChange.ts';
import { LastChangeText } from '../versions/LastChangeText.tsx';
import type { Whose } from '../versions/mergeParts.ts';
import { useOwnName } from '../versions/useOwnName.ts';
import type { DraftState } from '../versions/versionedDraft.ts';
import { versionWords } from '../versions/versionWords.ts';
import type { HttpStatusError } from '@quayside/portal-core';
import type { JSX } from 'react';
import type { FormContent, FormVersion } from './useFormVersions.ts';
import { VersionConflict, type DescribedField } from './VersionConflict.tsx';

export interface FormConflictProps<Thing, Values> {
  /** The kind of thing, such as `port`. */
  noun: string;
  describe: (values: Values) => readonly DescribedField[];
  state: DraftState<FormContent<Values>, FormVersion<Thing, Values>>;
  refusal: HttpStatusError;
  onResolve: (kept: Whose) => void;
  onDiscard: () => void;
}

/** Asks about the values that two people changed differently, or says why the server refused the form. */
export function FormConflict<Thing, Values>({
  noun,
  describe,
  state: { save, content },
  refusal,
  onResolve,
  onDiscard,
}: FormConflictProps<Thing, Values>): JSX.Element {
  const ownName = useOwnName();
  if (save.status !== 'conflict') {
    const refusedFor = lastChangeOf(refusal);
    return (
      <ConflictAlert
        title={refusal.problem?.message ?? versionWords.noLongerPossible}
        items={[]}
        choices={[{ label: 'Discard my changes', onChoose: onDiscard }]}
      >
        {refusedFor && (
          <p>
            <LastChangeText change={refusedFor} ownName={ownName} />
          </p>
        )}
      </ConflictAlert>
    );
  }
  const { theirs, clashes, error } = save;
  const { change } = theirs;
  return (
    <VersionConflict
      title={
        change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun)
      }
      change={change}
      message={error?.problem?.message}
      typed={describe(content.values)}
      saved={describe(theirs.content.values)}
      clashes={clashes}
      onResolve={onResolve}
    />
  );
}
