import { MergedNotice, saveFailureText, type Whose } from '@quayside/page-kit/versions';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { AuthorName } from '../../../../domain/useAuthorName.ts';
import type { ChoicesState } from '../../prices/createChoices.ts';
import { ChoiceConflict } from './ChoiceConflict.tsx';
import { usePriceBookState } from './priceBookContext.ts';

/** Whether the choices of a quote are saved, and what the user can do about it. */
export interface SavingNoticesProps {
  saving: ChoicesState['save'];
  /** Whose changes were merged with the user's, until the user has read it; null for none. */
  mergedBy: string | null;
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
  onDismissMerged: () => void;
}

/** Says that choices were merged, that they could not be saved, or that two people chose differently. */
export function SavingNotices({
  saving,
  mergedBy,
  nameOf,
  onResolve,
  onDismissMerged,
}: SavingNoticesProps): JSX.Element {
  const { rows, marginBasisPoints } = usePriceBookState();
  return (
    <>
      {mergedBy !== null && <MergedNotice by={nameOf(mergedBy)} onDismiss={onDismissMerged} />}
      {saving.status === 'failed' && (
        <InlineAlert tone="critical" live="assertive" title="Your choices aren’t saved">
          {saveFailureText(saving.error)}
        </InlineAlert>
      )}
      {saving.status === 'conflict' && (
        <ChoiceConflict
          {...saving}
          mine={{ rows, marginBasisPoints }}
          nameOf={nameOf}
          onResolve={onResolve}
        />
      )}
    </>
  );
}
