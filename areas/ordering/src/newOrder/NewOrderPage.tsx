import { useAction, useAddToast, useResource } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useState, type JSX } from 'react';
import { toAsyncState, withAdvice } from '@quayside/page-kit/failures';
import { useFormField } from '@quayside/page-kit/form';
import { useServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { NewOrderStart } from './NewOrderStart.tsx';
import { nameOf, OrderDrafts } from './OrderDrafts.tsx';
import { useStart } from './useStart.ts';
import {
  deleteOrderDraft,
  getOrderOptions,
  listOrderableQuotes,
  listOrderDrafts,
  restoreOrderDraft,
  type OrderDraftSummary,
} from '../ordersApi.ts';

const FIRST_DRAFTS = 5;
const MORE_DRAFTS = 20;
const MAX_DRAFTS = 100;

/** Begins an order, or continues a draft. */
export function NewOrderPage(): JSX.Element {
  const { form, values } = useStart();
  const { onChange: chooseService } = useFormField(form, 'service').control;
  const options = useResource(getOrderOptions, {});
  const quotes = useResource(listOrderableQuotes, values.kind === 'quote' ? {} : null);
  const search = useServiceSearch({ service: values.service, onServiceChange: chooseService });
  return (
    <NewOrderStart
      form={form}
      values={values}
      options={toAsyncState(options, getOrderOptions.id)}
      quotes={itemsOf(toAsyncState(quotes, listOrderableQuotes.id))}
      search={search}
      drafts={<Drafts />}
      onRetryOptions={() => void options.refetch()}
      onRetryQuotes={() => void quotes.refetch()}
    />
  );
}

function itemsOf<Item>(
  state: AsyncContentState<{ readonly items: readonly Item[] }>,
): AsyncContentState<readonly Item[]> {
  if (state.status === 'loading') return state;
  if (state.status === 'failed') return { ...state, data: state.data?.items };
  return { ...state, data: state.data.items };
}

function Drafts(): JSX.Element {
  const [pageSize, setPageSize] = useState(FIRST_DRAFTS);
  const drafts = useResource(listOrderDrafts, { query: { pageSize } }, { keepPrevious: true });
  const deleting = useAction(deleteOrderDraft, { failedText: withAdvice('The draft was not deleted.') });
  const restoring = useAction(restoreOrderDraft, {
    failedText: withAdvice('The draft could not be brought back.'),
  });
  const addToast = useAddToast();

  async function remove(draft: OrderDraftSummary): Promise<void> {
    const path = { draftId: draft.id };
    const result = await deleting.run({ path, etag: draft.etag });
    if (result.status !== 'done') return;
    const { etag } = result.value;
    addToast({
      tone: 'positive',
      text: `“${nameOf(draft)}” is deleted.`,
      action: { label: 'Undo', onAction: () => void restoring.run({ path, etag }) },
    });
  }

  return (
    <OrderDrafts
      state={toAsyncState(drafts, listOrderDrafts.id)}
      onRetry={() => void drafts.refetch()}
      onDelete={(draft) => void remove(draft)}
      onMore={() => setPageSize(Math.min(MAX_DRAFTS, pageSize + MORE_DRAFTS))}
    />
  );
}
