import { isHttpStatusError, useAction, useAddToast } from '@quayside/portal-core/react';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { cancelQuote, declineQuote, type QuoteSummary } from '../../api.ts';
import type { QuoteQuestion } from './useQuoteActions.ts';

/** The quote that would end as the page shows it, and how. `onConflict` loads it again. */
export interface EndQuoteDialogProps {
  question: QuoteQuestion;
  quote: Pick<QuoteSummary, 'number' | 'name' | 'etag'>;
  onConflict: () => void;
  onClose: () => void;
}

const REASON_LIMIT = 1000;

const words = {
  cancel: {
    title: 'Cancel this quote?',
    text: 'It stays in the list and can be duplicated, but nobody can price or order it.',
    why: 'Why do you cancel it?',
    confirm: 'Cancel the quote',
    done: 'is cancelled.',
  },
  decline: {
    title: 'Mark this quote as declined?',
    text: 'It stays in the list and can be duplicated, but nobody can order it.',
    why: 'Why did your customer decline it?',
    confirm: 'Mark as declined',
    done: 'is marked as declined.',
  },
} as const;

/** Asks before a quote ends, and ends the version that the page shows. */
export function EndQuoteDialog({ question, quote, onConflict, onClose }: EndQuoteDialogProps): JSX.Element {
  const addToast = useAddToast();
  const [reason, setReason] = useState('');
  const { state, run } = useAction(calls[question], { failure: 'in-place' });
  const { title, text, why, confirm, done } = words[question];

  async function end(): Promise<void> {
    const { number, etag } = quote;
    const path = { quoteNumber: number };
    const result = await run({ path, body: { reason: reason.trim() }, etag });
    if (result.status === 'done') {
      addToast({ tone: 'positive', text: `${number} ${done}` });
      onClose();
    } else if (result.status === 'failed' && isHttpStatusError(result.error, 412)) {
      addToast({
        tone: 'critical',
        text: `${number} was not ended, because somebody has changed it. Look at it before you end it.`,
      });
      onConflict();
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      title={title}
      tone={question === 'cancel' ? 'critical' : 'neutral'}
      pending={state.status === 'running'}
      canConfirm={reason.length <= REASON_LIMIT}
      error={state.status === 'failed' ? `Nothing was changed. ${failureAdvice(state.error)}` : undefined}
      labels={{ confirm, cancel: 'Keep it' }}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <p>
        <bdi>{quote.name}</bdi>, {quote.number}. {text}
      </p>
      <Field label={why} optional>
        <TextArea
          rows={3}
          value={reason}
          limit={REASON_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

const calls = { cancel: cancelQuote, decline: declineQuote };
