import { Button } from '@quayside/ui/Button';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** A field as a text. An empty text is a value that is missing. */
export interface DescribedField {
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** Two versions of one thing. */
export interface VersionConflictProps {
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

/** Compares the saved with the typed values. The user keeps one of them. */
export function VersionConflict({
  message,
  isLoaded,
  saved,
  typed,
  onReload,
  onKeep,
  onTake,
}: VersionConflictProps): JSX.Element {
  return (
    <InlineAlert tone="caution" live="assertive" title="Nothing is saved yet">
      <Stack gap={12}>
        <span>{message}</span>
        {isLoaded ? (
          <>
            <DiffList
              items={differences(saved, typed)}
              labels={{
                before: 'Saved',
                after: 'Yours',
                nothing: 'Your version is the same as the saved one.',
              }}
            />
            <Stack direction="row" gap={8}>
              <Button onClick={onKeep}>Save mine</Button>
              <Button onClick={onTake}>Keep the saved version</Button>
            </Stack>
          </>
        ) : (
          <span>
            <Button onClick={onReload}>Load the saved version</Button>
          </span>
        )}
      </Stack>
    </InlineAlert>
  );
}

function differences(saved: readonly DescribedField[], typed: readonly DescribedField[]): DiffItem[] {
  return saved.flatMap(({ id, term, text: before }): DiffItem[] => {
    const after = typed.find((field) => field.id === id)?.text ?? '';
    if (before === after) return [];
    if (before === '') return [{ id, term, kind: 'added', after }];
    if (after === '') return [{ id, term, kind: 'removed', before }];
    return [{ id, term, kind: 'changed', before, after }];
  });
}
