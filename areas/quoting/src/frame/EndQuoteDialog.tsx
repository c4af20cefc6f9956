import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import {
  ActionDialog,
  useDialogAction,
  useOwnName,
  withoutCache,
  type LastChange,
} from '@quayside/page-kit/versions';
import { useAddToast } from '@quayside/portal-core/react';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import { cancelQuote, declineQuote, getQuote, type Quote, type QuoteSummary } from '../api.ts';
import type { QuoteQuestion } from './useQuoteActions.ts';

type EndedQuote = Pick<QuoteSummary, 'number' | 'name' | 'etag' | 'status' | 'updatedAt'> &
  // A row of the list does not say who changed it last.
  Partial<Pick<Quote, 'updatedBy'>>;

/** The quote that would end as the page draws it, and how. `onChanged` loads it again. */
export interface EndQuoteDialogProps {
  question: QuoteQuestion;
  quote: EndedQuote;
  onChanged: () => void;
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
    status: 'cancelled',
  },
  decline: {
    title: 'Mark this quote as declined?',
    text: 'It stays in the list and can be duplicated, but nobody can order it.',
    why: 'Why did your customer decline it?',
    confirm: 'Mark as declined',
    done: 'is marked as declined.',
    status: 'declined',
  },
} as const;

const ended: ReadonlySet<QuoteSummary['status']> = new Set(['ordered', 'cancelled', 'declined']);

/** Asks before a quote ends, and ends the version that the user saw. */
export function EndQuoteDialog({
  question,
  quote,
  onChanged,
  onClose,
}: EndQuoteDialogProps): JSX.Element | null {
  const addToast = useAddToast();
  const ownName = useOwnName();
  const [reason, setReason] = useState('');
  const { title, text, why, confirm, done, status } = words[question];
  const { asked, commands } = useDialogAction<string, EndedQuote>({
    input: '',
    drawn: quote,
    send: (http, typed, { number, etag }) =>
      calls[question].send(http, { path: { quoteNumber: number }, body: { reason: typed.trim() }, etag }),
    read: (http, { number }) => getQuote.send(http, { path: { quoteNumber: number } }, withoutCache),
    take: onChanged,
    operationId: calls[question].id,
    isDone: (_reason, now) => now.status === status && now.updatedBy?.name === ownName,
    onDone(_reason, { number }) {
      addToast({ tone: 'positive', text: `${number} ${done}` });
      onClose();
    },
  });
  if (asked === null) return null;

  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="quote"
      title={title}
      tone={question === 'cancel' ? 'critical' : 'neutral'}
      input={reason}
      isPossible={(newest) => !ended.has(newest.status)}
      lastChange={lastChangeOfQuote}
      typed={reason}
      canConfirm={reason.length <= REASON_LIMIT}
      labels={{ confirm, cancel: 'Keep it' }}
      onCancel={onClose}
    >
      <p>
        <bdi>{asked.seen.name}</bdi>
        <span>{`, ${asked.seen.number}. ${text}`}</span>
      </p>
      <Field label={why} optional>
        <TextArea
          rows={3}
          value={reason}
          limit={REASON_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

function lastChangeOfQuote({ updatedBy, updatedAt, status }: EndedQuote): LastChange | null {
  if (updatedBy === undefined) return null;
  return {
    by: updatedBy.name,
    ...(ended.has(status) && { what: quoteStatusWords[status].text }),
    at: updatedAt,
  };
}

const calls = { cancel: cancelQuote, decline: declineQuote };
