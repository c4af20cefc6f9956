'use client';

import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { versionWords } from '../versions/versionWords.ts';
import { type Clash, type Whose } from '../versions/mergeParts.ts';
import { type LastChange } from '../versions/lastChange.ts';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedItem } from '../versions/changedItems.ts';

/** A field as a text. An empty text is a value that is missing. */
export interface DescribedField {
  readonly id: string;
  readonly term: string;
  readonly text: string;
  /** The names of the form's values that it describes. Default: its id. */
  readonly of?: readonly string[];
}

/** The typed and the saved values, and those that two people changed differently. */
export interface VersionConflictProps {
  title: string;
  /** Who saved the other version, and when; null if that is not known. */
  change: LastChange | null;
  /** The server's sentence, in place of who and when. */
  message?: string | undefined;
  typed: readonly DescribedField[];
  saved: readonly DescribedField[];
  clashes: readonly Clash[];
  onResolve: (kept: Whose) => void;
}

/** Compares the values that two people changed differently. The user keeps one version of them. */
export function VersionConflict(props: VersionConflictProps): JSX.Element {
  const { title, change, message, onResolve } = props;
  return (
    <ConflictAlert
      title={title}
      change={change}
      items={clashItems(props)}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>
        {change === null && message !== undefined && <span>{message} </span>}
        <span>{versionWords.choose}</span>
      </p>
    </ConflictAlert>
  );
}

function clashItems({
  typed,
  saved,
  clashes,
}: Pick<VersionConflictProps, 'typed' | 'saved' | 'clashes'>): DiffItem[] {
  const texts = new Map(saved.map(({ id, text }) => [id, text]));
  // `values` for a group as a whole, `values.street` for one of them.
  const names = new Set(clashes.map(({ id }) => id.split('.')[1]));
  return typed
    .filter(({ id, of = [id] }) => names.has(undefined) || of.some((name) => names.has(name)))
    .flatMap(({ id, term, text }) => changedItem(id, term, text, texts.get(id)));
}
