import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import type { JSX } from 'react';
import { Capped } from '../../../../domain/Capped.tsx';
import type { Quote, QuoteSite } from '../../api.ts';
import type { SaveState } from '../../editor/quoteEditorState.ts';
import type { QuoteDraft } from '../../editor/quoteDraft.ts';
import { EditConflict } from './EditConflict.tsx';
import { rowText } from './rowText.ts';

/** The notices above the editable part of a quote. */
export interface EditingNoticesProps {
  quote: Pick<Quote, 'status' | 'planState' | 'allowedActions'>;
  draft: QuoteDraft;
  save: SaveState;
  /** When the restored draft was saved; null without one. */
  restoredAt: Date | null;
  onKeepDraft: () => void;
  onDiscardDraft: () => void;
  onRetry: () => void;
  onResolve: (draft: QuoteDraft) => void;
}

/** The notices about a quote that cannot be edited, a restored draft, a failed save and another user's version. */
export function EditingNotices(props: EditingNoticesProps): JSX.Element | null {
  const { quote, draft, save, restoredAt } = props;
  const reason = lockedReason(quote);
  return (
    <>
      {reason !== null && (
        <InlineAlert tone="info" title={reason.title}>
          {reason.text}
        </InlineAlert>
      )}
      {reason === null && quote.planState === 'withdrawn' && (
        <InlineAlert tone="caution" title="Your price plan for this product was withdrawn">
          What you enter stays, but there are no new prices. Ask your account manager for a new plan.
        </InlineAlert>
      )}
      {restoredAt && (
        <RestoredDraftNotice
          savedAt={restoredAt}
          onKeep={props.onKeepDraft}
          onDiscard={props.onDiscardDraft}
          live="polite"
          labels={{
            text: 'You left this quote on {time} before everything was saved. Your changes are below.',
          }}
        />
      )}
      {save.status === 'failed' && (
        <InlineAlert
          tone="critical"
          live="assertive"
          title="Your changes aren’t saved"
          action={<Button onClick={props.onRetry}>Save again</Button>}
        >
          {save.problems.length === 0 ? save.message : <Problems save={save} sites={draft.sites} />}
        </InlineAlert>
      )}
      {save.status === 'conflict' && (
        <EditConflict key={save.theirs.etag} conflict={save} mine={draft} onResolve={props.onResolve} />
      )}
    </>
  );
}

function Problems({
  save,
  sites,
}: {
  save: Extract<SaveState, { status: 'failed' }>;
  sites: readonly QuoteSite[];
}): JSX.Element {
  return (
    <Capped items={save.problems}>
      {(shown) => (
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {shown.map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`}>
              {rowText(pointer, sites)}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Capped>
  );
}

const ended = 'You can duplicate it from the menu More and change the copy.';

/** Returns the reason why a quote cannot be edited; null when it can. */
function lockedReason({
  status,
  allowedActions,
}: EditingNoticesProps['quote']): { title: string; text: string } | null {
  if (allowedActions.includes('edit')) return null;
  switch (status) {
    case 'pricing':
      return {
        title: 'The carriers are pricing this quote',
        text: 'You can change it when they are done, or when you cancel pricing in the step Prices.',
      };
    case 'ordered':
      return { title: 'This quote is ordered', text: ended };
    case 'declined':
      return { title: 'Your customer declined this quote', text: ended };
    case 'cancelled':
      return { title: 'This quote is cancelled', text: ended };
    case 'draft':
    case 'ready':
    case 'partPriced':
    case 'expired':
    default:
      return { title: 'You can look at this quote, but not change it', text: ended };
  }
}
