import {
  MergedNotice,
  saveFailureText,
  type AuthorName,
  type FiguresState,
  type Whose,
} from '@quayside/page-kit/versions';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { Quote } from '../api.ts';
import type { ChoicesState } from './createChoices.ts';
import { ChoiceConflict } from './ChoiceConflict.tsx';
import { LostChoices } from './LostChoices.tsx';
import { usePriceBookState } from './priceBookContext.ts';

/** Whether the choices of a quote are saved, and what the user can do about it. */
export interface SavingNoticesProps {
  quote: Pick<Quote, 'totals'>;
  saving: ChoicesState['save'];
  /** Whether the last choices were not saved before the quote ended. */
  isLost: boolean;
  /** Whose changes were merged with the user's, until the user has read it; null for none. */
  mergedBy: string | null;
  /** Whether the prices are on the page. */
  figures: FiguresState;
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
  onDismissMerged: () => void;
}

/** Says that choices were merged, that they could not be saved, or that two people chose differently. */
export function SavingNotices({
  saving,
  isLost,
  mergedBy,
  quote,
  figures,
  nameOf,
  onResolve,
  onDismissMerged,
}: SavingNoticesProps): JSX.Element {
  const mine = usePriceBookState();
  return (
    <>
      {mergedBy !== null && <MergedNotice by={nameOf(mergedBy)} onDismiss={onDismissMerged} />}
      {saving.status === 'ended' && isLost && <LostChoices ended={saving} nameOf={nameOf} />}
      {saving.status === 'failed' && (
        <InlineAlert tone="critical" live="assertive" title="Your choices aren’t saved">
          {saveFailureText(saving.error)}
        </InlineAlert>
      )}
      {saving.status === 'conflict' && (
        <ChoiceConflict
          {...saving}
          mine={mine}
          currency={quote.totals.mrc.currency}
          figures={figures}
          nameOf={nameOf}
          onResolve={onResolve}
        />
      )}
    </>
  );
}
