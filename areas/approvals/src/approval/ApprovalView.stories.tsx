import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import type { ApprovalDetails } from '../api.ts';
import { ApprovalOutcome } from './ApprovalOutcome.tsx';
import {
  answeredApproval,
  approvedApproval,
  approvedOrderDetails,
  changedApproval,
  largeApproval,
  longApproval,
  manySitesApproval,
  ownApproval,
  pendingApproval,
  receivedAtMs,
} from '../approvals.fixtures.ts';
import { refused } from '@quayside/shared/rights/actions.fixtures.ts';
import { ApprovalView, type ApprovalViewProps } from './ApprovalView.tsx';
import type { ApprovalActions } from '../decision/useApprovalActions.ts';

const ready = (data: ApprovalDetails): { state: AsyncContentState<ApprovalDetails> } => ({
  state: { status: 'ready', data },
});

const meta = preview.meta<ApprovalViewProps, DecoratorFunction, ApprovalViewProps>({
  title: 'Pages/Approvals/Approval',
  component: ApprovalView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    approvalId: 'AP-7001',
    ...ready(pendingApproval),
    receivedAtMs,
    nowMs: receivedAtMs,
    canOpenQuotes: true,
    canOpenDeals: true,
    canOpenServices: true,
    outcome: null,
    onAction: fn(),
    onRefresh: fn(),
  },
});

export const Pending = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Total cost' })).toHaveTextContent(
      /Total over the term \(TCV\).*4,624\.00/,
    );
    await expect(canvas.getByRole('link', { name: 'Bristol Temple Quay 1 Gbps' })).toHaveAttribute(
      'href',
      '/services/provisioning-cases/PC-204292',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('approve', pendingApproval);
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('reject', pendingApproval);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a question' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('ask', pendingApproval);
  },
});

/** Overdue, delegated by a colleague, and corrected by its requester. [APPROVAL-3] */
export const ChangedSinceSubmission = meta.story({
  args: ready(changedApproval),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The decision was due/)).toBeVisible();
    await expect(canvas.getByText(/delegated this to you/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Changed since submission' })).toHaveTextContent(
      /102\.00/,
    );
  },
});

export const QuestionAnswered = meta.story({
  args: ready(answeredApproval),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent('There is no shorter one.');
  },
});

export const QuestionAsked = meta.story({
  args: ready({
    ...answeredApproval,
    waitingFor: 'thirdParty',
    questions: answeredApproval.questions.map(({ id, text, by, at }) => ({ id, text, by, at, reply: null })),
  }),
});

/** The reason is visible before the click. [APPROVAL-5] */
export const OwnRequest = meta.story({
  args: ready(ownApproval),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      /You asked for this yourself. Priya Shah decides about it/,
    );
  },
});

export const AboveLimit = meta.story({
  args: ready(largeApproval),
  play: async ({ canvas }) => {
    for (const name of ['Approve', 'Reject']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        /above your limit of £250,000\. Priya Shah decides about it/,
      );
    }
    await expect(canvas.getByRole('button', { name: 'Ask a question' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const OtherApprover = meta.story({
  args: ready({
    ...pendingApproval,
    approver: { id: 'priya.shah', name: 'Priya Shah' },
    allowedActions: ['ask'],
    refusedActions: refused('This waits for Priya Shah, who decides about it.', 'approve', 'reject'),
  }),
});

/** Matches the title of a message, whose words may lie in several elements. */
const isTitle = (words: RegExp) => (_text: string, element: Element | null) =>
  element?.localName === 'strong' && words.test(element.textContent);

export const Approved = meta.story({
  args: ready(approvedApproval),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(isTitle(/^Approved by Priya Shah/))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** The quote of an order, and the delivery of the order. [APPROVAL-10] */
export const OrderInDelivery = meta.story({
  args: ready(approvedOrderDetails),
  play: async ({ canvas }) => {
    const [quote, service, delivery] = approvedOrderDetails.related.map(({ name }) =>
      canvas.getAllByRole('link', { name }),
    );
    await expect(quote?.[0]).toHaveAttribute('href', '/1access/quotes/QT-40001');
    await expect(service?.[0]).toHaveAttribute('href', '/services/QS-130001');
    await expect(delivery?.[1]).toHaveAttribute('href', '/services/provisioning-cases/PC-230001');
  },
});

/** An order of 30 sites: the page shows its lines in pages, and the first services. [APPROVAL-3] */
export const OrderOfManySites = meta.story({
  args: ready(manySitesApproval),
  play: async ({ canvas, userEvent }) => {
    const cost = within(canvas.getByRole('region', { name: 'Total cost' }));
    await expect(cost.getAllByRole('rowheader')).toHaveLength(25);
    await expect(
      canvas.getByRole('link', { name: '40 more services and provisioning cases' }),
    ).toHaveAttribute('href', '/services?q=OR-80001');
    const pages = within(cost.getByRole('navigation'));
    await userEvent.click(pages.getByText('2'));
    // The table draws its next rows in slices.
    await expect(await cost.findByText('Site 30, Internet Access 100 Mbps')).toBeVisible();
  },
});

/** The user may open neither quotes nor services. */
export const OrderWithoutLinks = meta.story({
  args: { ...ready(approvedOrderDetails), canOpenQuotes: false, canOpenServices: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('QT-40001')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Bristol offices' })).toBeNull();
  },
});

export const Rejected = meta.story({
  args: ready({
    ...approvedApproval,
    status: 'rejected',
    decision: {
      decision: 'rejected',
      by: { id: 'priya.shah', name: 'Priya Shah' },
      at: '2026-11-21T10:40:00Z',
      comment: 'Please bring it back with a second quote.',
    },
  }),
});

export const Expired = meta.story({
  args: ready({
    ...approvedApproval,
    status: 'expired',
    decision: {
      decision: 'expired',
      by: { id: 'quayside', name: 'Quayside' },
      at: '2026-11-21T10:40:00Z',
      comment: '',
    },
  }),
});

const lookAgain = fn();
const outcomeOf = (state: ApprovalActions['state']) => (
  <ApprovalOutcome state={state} nowMs={receivedAtMs} lookAgain={lookAgain} close={fn()} />
);
const rejecting = { input: { action: 'reject', text: 'Too dear.' }, seen: pendingApproval } as const;

export const JustApproved = meta.story({
  args: {
    ...ready(approvedApproval),
    outcome: outcomeOf({
      status: 'done',
      input: { action: 'approve', text: '' },
      seen: pendingApproval,
      saved: approvedApproval,
    }),
    saysDecision: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You approved this')).toBeVisible();
    await expect(canvas.queryByText(isTitle(/Approved by/))).toBeNull();
  },
});

/** A colleague decided otherwise. [APPROVAL-7] */
export const SomebodyWasFaster = meta.story({
  args: {
    ...ready(approvedApproval),
    outcome: outcomeOf({ ...rejecting, status: 'conflict', theirs: approvedApproval, change: null }),
    saysDecision: true,
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Priya Shah changed this approval first.*Approved, 2 minutes ago/);
    await expect(alert).toHaveTextContent('In the budget of Q4.');
    await expect(canvas.queryByRole('button', { name: 'Decide again' })).toBeNull();
  },
});

/** It changed, but is still pending. */
export const ChangedMeanwhile = meta.story({
  args: {
    ...ready(answeredApproval),
    outcome: outcomeOf({ ...rejecting, status: 'conflict', theirs: answeredApproval, change: null }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide again' }));
    await expect(lookAgain).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: pendingApproval } } });

export const NotFound = meta.story({
  args: { state: { status: 'notFound' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such approval')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getApproval 500' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/getApproval 500/)).toBeVisible();
  },
});

export const NotUpdated = meta.story({
  args: {
    state: {
      status: 'failed',
      reference: 'getApproval 503',
      data: pendingApproval,
      receivedAt: receivedAtMs,
    },
  },
});

export const Offline = meta.story({
  args: {
    state: { status: 'failed', cause: 'offline' },
    receivedAtMs: null,
  },
});

/** Texts and amounts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({
  args: ready({
    ...changedApproval,
    ...longApproval,
    description: 'Wiederherstellungsrechenzentrumsbetriebsgenehmigungsverfahren '.repeat(4),
    reason: 'مركز بيانات الميناء الجديد',
  }),
});
