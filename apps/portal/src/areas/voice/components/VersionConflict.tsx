import { ConflictAlert, versionWords } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedItem } from '../../../domain/changedItems.ts';

/** A field as a text. An empty text is a value that is missing. */
export interface DescribedField {
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** Two versions of one thing. */
export interface VersionConflictProps {
  /** The kind of thing, such as `port`. */
  noun: string;
  /** The server's sentence that names the other user. */
  message: string;
  /** Whether the saved version is loaded. */
  isLoaded: boolean;
  saved: readonly DescribedField[];
  typed: readonly DescribedField[];
  onReload: () => void;
  /** Saves the typed values over the saved version. */
  onKeep: () => void;
  /** Discards the typed values. */
  onTake: () => void;
}

/** Compares the typed with the saved values. The user keeps one of them. */
export function VersionConflict({
  noun,
  message,
  isLoaded,
  saved,
  typed,
  onReload,
  onKeep,
  onTake,
}: VersionConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title={versionWords.changed(noun)}
      items={isLoaded ? differences(typed, saved) : []}
      choices={
        isLoaded
          ? [
              { label: versionWords.keepMine, onChoose: onKeep },
              { label: versionWords.takeTheirs, onChoose: onTake },
            ]
          : [{ label: 'Load their version', onChoose: onReload }]
      }
    >
      <p>
        <span>{message} </span>
        <span>{versionWords.notDone}</span>
      </p>
    </ConflictAlert>
  );
}

function differences(mine: readonly DescribedField[], theirs: readonly DescribedField[]): DiffItem[] {
  const saved = new Map(theirs.map(({ id, text }) => [id, text]));
  return mine.flatMap(({ id, term, text }) => changedItem(id, term, text, saved.get(id)));
}
