'use client';

import { failureAdvice } from '../failures/failureAdvice.ts';
import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { authorName, lastChangeOf, type LastChange } from '../versions/lastChange.ts';
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
  /** Saves again. */
  onRetry: () => void;
  onDiscard: () => void;
}

/** Asks about the values that two people changed differently, or says why the server refused the form. */
export function FormConflict<Thing, Values>({
  noun,
  describe,
  state: { save, content },
  refusal,
  onResolve,
  onRetry,
  onDiscard,
}: FormConflictProps<Thing, Values>): JSX.Element {
  const ownName = useOwnName();
  const titleOf = (change: LastChange | null): string =>
    change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun);
  const refusedFor = lastChangeOf(refusal);
  if (save.status === 'failed' && save.refusal !== undefined)
    return (
      <ConflictAlert
        title={titleOf(refusedFor)}
        change={refusedFor}
        items={[]}
        choices={[{ label: 'Try again', onChoose: onRetry }]}
      >
        <p>
          {versionWords.theirsNotRead} {failureAdvice(save.error)}
        </p>
      </ConflictAlert>
    );
  if (save.status !== 'conflict')
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
  const { theirs, clashes, error } = save;
  const { change } = theirs;
  return (
    <VersionConflict
      title={titleOf(change)}
      change={change}
      message={error?.problem?.message}
      typed={describe(content.values)}
      saved={describe(theirs.content.values)}
      clashes={clashes}
      onResolve={onResolve}
    />
  );
}
