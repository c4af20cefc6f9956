import { quoteSitesPath } from '@quayside/contract/paths/quoting';
import { useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useCreateForm } from '@quayside/page-kit/form';
import { keyedCall } from '@quayside/page-kit/versions';
import { createQuote, getQuote, getQuotingOptions, type ProductOffer } from '../api.ts';
import { NewQuoteForm, NewQuoteView } from './NewQuoteView.tsx';
import { emptyNewQuote, newQuoteSchema, readQuotedDeal } from './newQuote.ts';

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
  const [params] = useSearchParams();
  const [deal] = useState(() => readQuotedDeal(params));
  const { form, draft } = useCreateForm(createOnce, {
    // Each deal has a draft of its own.
    draftKey: deal === null ? 'new-quote' : `new-quote ${deal.number}`,
    schema: v.pipe(
      newQuoteSchema,
      v.transform((values) => (deal === null ? values : { ...values, dealNumber: deal.number })),
    ),
    initial: emptyNewQuote(offers, deal ?? undefined),
    onSaved: ({ number }) => void navigate(quoteSitesPath.href({ number })),
  });
  return <NewQuoteForm form={form} draft={draft} offers={offers} dealNumber={deal?.number ?? null} />;
}
