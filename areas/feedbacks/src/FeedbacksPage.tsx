import { feedbacksPath } from '@quayside/contract/paths/feedbacks';
import { useAddToast, useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import * as v from 'valibot';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useCreateForm } from '@quayside/page-kit/form';
import { keyedCall } from '@quayside/page-kit/versions';
import { useLastPage } from '@quayside/page-kit/list';
import { useIsPage, usePathState } from '@quayside/page-kit/page';
import { createFeedback, getFeedback, listFeedbacks, type FeedbackList } from './api.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbacksView } from './FeedbacksView.tsx';
import { emptyFeedback, feedbackSchema } from './feedbackSchema.ts';
import { usePageBefore } from './usePageBefore.ts';

const createOnce = keyedCall(createFeedback, (http, feedbackId) =>
  getFeedback.send(http, { path: { feedbackId } }),
);

const PAGE_SIZE = 10;
const REPLY_POLL_MS = 20_000;

export function FeedbacksPage(): JSX.Element {
  const [state, change] = usePathState(feedbacksPath);
  const page = Number(state.page) || 1;
  const isPage = useIsPage();
  const list = useResource(
    listFeedbacks,
    { query: { page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, pollMs: pollWhileOpen },
  );

  function show(next: number, options = {}): void {
    change({ page: next === 1 ? '' : String(next) }, { preventScrollReset: true, ...options });
  }

  const total = list.isStale ? undefined : list.data?.total;
  useLastPage(total, { page, pageSize: PAGE_SIZE }, (last) => show(last.page, { replace: true }));

  return (
    <FeedbacksView
      form={<GiveFeedback onSent={() => show(1, { replace: true })} />}
      state={toAsyncState(list, listFeedbacks.id)}
      receivedAtMs={list.receivedAtMs}
      isPage={isPage}
      onPageChange={show}
      onRefresh={() => void list.refetch()}
    />
  );
}

/** Sends each feedback once; the form is then empty again. */
function GiveFeedback({ onSent }: { onSent: () => void }): JSX.Element {
  const addToast = useAddToast();
  const pageBefore = usePageBefore();
  const { form, draft } = useCreateForm(createOnce, {
    draftKey: 'feedback',
    schema: v.pipe(
      feedbackSchema,
      v.transform(({ attachesPage, ...values }) => ({ ...values, page: attachesPage ? pageBefore : null })),
    ),
    initial: emptyFeedback,
    onSaved({ id }) {
      form.reset(emptyFeedback);
      addToast({ tone: 'positive', text: `Thank you. Your feedback ${id} was sent; we will reply here.` });
      onSent();
    },
  });
  return <FeedbackForm form={form} draft={draft} pageBefore={pageBefore} />;
}

/** Polls while a reply is awaited. */
function pollWhileOpen({ items }: FeedbackList): number | null {
  return items.some(({ status }) => status !== 'replied') ? REPLY_POLL_MS : null;
}
