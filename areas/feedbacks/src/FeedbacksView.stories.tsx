import type { ActionState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import type { Feedback, FeedbackList } from './api.ts';
import { emptyFeedback, feedbackSchema } from './feedbackSchema.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
import { feedbackList, repliedFeedback } from './feedbacks.fixtures.ts';
import { FeedbacksView, type FeedbacksViewProps } from './FeedbacksView.tsx';

const submit = fn(async (): Promise<ActionState<Feedback>> => ({ status: 'done', value: repliedFeedback }));
const noDraft = { restoredAt: null, keep: fn(), discard: fn() };

function EmptyForm(props: Partial<FeedbackFormProps>): JSX.Element {
  const form = useSchemaForm({ schema: feedbackSchema, initial: emptyFeedback, submit });
  return <FeedbackForm form={form} draft={noDraft} pageBefore={null} {...props} />;
}

function ready(change: Partial<FeedbackList> = {}): AsyncContentState<FeedbackList> {
  return { status: 'ready', data: { ...feedbackList, ...change } };
}

const meta = preview.meta<FeedbacksViewProps, DecoratorFunction, FeedbacksViewProps>({
  title: 'Pages/Feedbacks/Feedbacks',
  component: FeedbacksView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    form: <EmptyForm />,
    state: ready(),
    receivedAtMs: Date.parse('2026-11-23T10:42:00Z'),
    isPage: () => true,
    onPageChange: fn(),
    onRefresh: fn(),
  },
  beforeEach: () => submit.mockClear(),
});

/** A kind and a text are needed. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send feedback' });
    await userEvent.click(send);
    await expect(canvas.getAllByRole('link', { name: /^(Choose what|Write a)/ })).toHaveLength(2);
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Problem/ }));
    await userEvent.type(canvas.getByRole('textbox'), 'The last column is cut off.');
    await userEvent.click(send);
    await expect(submit).toHaveBeenCalledWith({
      kind: 'problem',
      text: 'The last column is cut off.',
      attachesPage: true,
      mayContact: true,
    });
  },
});

export const FromAPage = meta.story({
  args: { form: <EmptyForm pageBefore={{ path: '/services/QS-104200', title: 'Service' }} /> },
});

export const RestoredDraft = meta.story({
  args: { form: <EmptyForm draft={{ ...noDraft, restoredAt: new Date('2026-11-23T10:42:00Z') }} /> },
});

export const NothingYet = meta.story({
  args: { state: ready({ total: 0, items: [] }) },
});

export const ManyPages = meta.story({
  args: { state: ready({ total: 34 }) },
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation')).getAllByRole('button');
    await userEvent.click(pages.at(-1) ?? canvas.getByRole('navigation'));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

const long = 'Wherever-this-goes-it-has-to-break '.repeat(20);

export const LongText = meta.story({
  args: {
    state: ready({
      items: [
        {
          ...repliedFeedback,
          text: `${long}\n\n${'unbroken'.repeat(30)}`,
          page: { path: '/', title: long },
          reply: repliedFeedback.reply && { ...repliedFeedback.reply, text: long },
        },
      ],
    }),
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'listFeedbacks 500' }, receivedAtMs: null },
});

export const Offline = meta.story({
  args: {
    state: {
      status: 'failed',
      cause: 'offline',
      data: feedbackList,
      receivedAt: Date.parse('2026-11-23T10:42:00Z'),
    },
  },
});
