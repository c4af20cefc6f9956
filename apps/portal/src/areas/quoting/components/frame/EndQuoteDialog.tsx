import type { HttpClient } from '@quayside/portal-core';
import { useAction, useAddToast } from '@quayside/portal-core/react';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import { failureAdvice } from '../../../../domain/failureAdvice.ts';
import { cancelQuote, declineQuote, getQuote, type Quote, type QuoteSummary } from '../../api.ts';
import type { QuoteQuestion } from './useQuoteActions.ts';

/** The quote that would end, and how. */
export interface EndQuoteDialogProps {
  question: QuoteQuestion;
  quote: Pick<QuoteSummary, 'number' | 'name'>;
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

/** Asks before a quote ends. */
export function EndQuoteDialog({ question, quote, onClose }: EndQuoteDialogProps): JSX.Element {
  const addToast = useAddToast();
  const [reason, setReason] = useState('');
  const { state, run } = useAction(endings[question], { failure: 'in-place' });
  const { title, text, why, confirm, done } = words[question];

  async function end(): Promise<void> {
    const result = await run({ number: quote.number, reason: reason.trim() });
    if (result.status !== 'done') return;
    addToast({ tone: 'positive', text: `${quote.number} ${done}` });
    onClose();
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

interface Ending {
  readonly number: string;
  readonly reason: string;
}

// A list does not know the versions of its quotes. The quote ends even if a colleague changed it.
const endings = {
  cancel: { send: (http: HttpClient, ending: Ending) => endQuote(http, cancelQuote, ending) },
  decline: { send: (http: HttpClient, ending: Ending) => endQuote(http, declineQuote, ending) },
};

async function endQuote(
  http: HttpClient,
  call: typeof cancelQuote | typeof declineQuote,
  { number, reason }: Ending,
): Promise<Quote> {
  const path = { quoteNumber: number };
  const { etag } = await getQuote.send(http, { path }, { headers: { useCache: 'false' } });
  return call.send(http, { path, body: { reason }, etag });
}
