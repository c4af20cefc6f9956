import { quoteSitesPath } from '@quayside/contract/paths/quoting';
import { useAction, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useFormDraft, useSchemaForm } from '@quayside/page-kit/form';
import { useIdempotencyKey, keyedCall } from '@quayside/page-kit/versions';
import { createQuote, getQuote, getQuotingOptions, type ProductOffer, type Quote } from '../api.ts';
import { NewQuoteForm, NewQuoteView } from './NewQuoteView.tsx';
import {
  emptyNewQuote,
  newQuoteSchema,
  readQuotedDeal,
  type NewQuote,
  type NewQuoteValues,
} from './newQuote.ts';

const createOnce = keyedCall(createQuote, (http, quoteNumber) =>
  getQuote.send(http, { path: { quoteNumber } }),
);

/** Creates a quote: its name, customer and product. */
export function NewQuotePage(): JSX.Element {
  const resource = useResource(getQuotingOptions, {});
  return (
    <NewQuoteView
      state={toAsyncState(resource, getQuotingOptions.id)}
      onRetry={() => void resource.refetch()}
    >
      {({ products }) => <NewQuote offers={products} />}
    </NewQuoteView>
  );
}

function NewQuote({ offers }: { offers: readonly ProductOffer[] }): JSX.Element {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { run } = useAction(createOnce, { failure: 'in-place' });
  const [params] = useSearchParams();
  const [deal] = useState(() => readQuotedDeal(params));
  const form = useSchemaForm<NewQuoteValues, NewQuote, Quote>({
    schema: newQuoteSchema,
    initial: emptyNewQuote(offers, deal ?? undefined),
    submit(values) {
      const body = deal === null ? values : { ...values, dealNumber: deal.number };
      return run({ body, key: keyOf(body) });
    },
    onSaved: ({ number }) => void navigate(quoteSitesPath.href({ number })),
  });
  // Each deal has a draft of its own.
  const draft = useFormDraft(form, deal === null ? 'new-quote' : `new-quote ${deal.number}`);
  return <NewQuoteForm form={form} draft={draft} offers={offers} dealNumber={deal?.number ?? null} />;
}
