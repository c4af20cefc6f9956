import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { forReadOnly, refused } from '@quayside/shared/rights/actions.fixtures.ts';
import type { DealDetails } from '../api.ts';
import type { DealActions } from './useDealActions.ts';
import {
  answeredDeal,
  approvedDeal,
  draftDeal,
  extendedDeal,
  orderedDeal,
  receivedAtMs,
  rejectedDeal,
  returnedDeal,
  reviewedDeal,
  submittedDeal,
} from '../deals.fixtures.ts';
import { DealView, type DealViewProps } from './DealView.tsx';

const idle: DealActions = {
  state: { status: 'idle' },
  reasons: { withdraw: '', extend: '' },
  changeReason: fn(),
  ask: fn(),
  lookAgain: fn(),
  confirm: fn(),
  close: fn(),
};

const ready = (deal: DealDetails) => ({ state: { status: 'ready' as const, data: deal } });

const meta = preview.meta<DealViewProps, DecoratorFunction, DealViewProps>({
  title: 'Pages/Partner programme/Deal',
  component: DealView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    number: 'DL-1002',
    ...ready(reviewedDeal),
    receivedAtMs,
    approvalHref: '/approvals/AP-7020',
    actions: idle,
    canQuote: true,
    canOpenDeliveries: true,
    answerForm: null,
    answering: { state: { status: 'idle' }, send: fn() },
    onLeaveAnswer: fn(),
    onRefresh: fn(),
  },
});

/** We decide until the day that is shown. */
export const InReview = meta.story({
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'What happens next' });
    await expect(next).toHaveTextContent(/We decide by/);
  },
});

/** An approver of the company decides first; who may see approvals gets the link. */
export const WaitingForTheCompany = meta.story({
  args: ready(submittedDeal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /AP-7020/ })).toHaveAttribute('href', '/approvals/AP-7020');
  },
});

export const WithoutAccessToApprovals = meta.story({
  args: {
    ...ready({
      ...submittedDeal,
      waitingFor: 'colleague',
      waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
    }),
    approvalHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya Shah decides')).toBeVisible();
    await expect(canvas.getByText('Approval AP-7020 is pending.')).toBeVisible();
  },
});

/** The question, and the date by which to answer it. */
export const Returned = meta.story({
  args: { ...ready(returnedDeal), answerForm: <p>The form of the answer.</p> },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'We need details from you' });
    await expect(next).toHaveTextContent(/Answer by .*Who do you work with/);
    await expect(next).toHaveTextContent('The form of the answer.');
  },
});

export const Answered = meta.story({ args: ready(answeredDeal) });

export const Draft = meta.story({
  args: ready(draftDeal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Correct and register' })).toHaveAttribute(
      'href',
      '/partner-programme/deals/DL-1001/edit',
    );
  },
});

/** The quote begins with the name and the customer of the deal. */
export const Approved = meta.story({
  args: ready(approvedDeal),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Start a quote' })).toHaveAttribute(
      'href',
      '/1access/quotes/new?deal=DL-1002&name=Head+office+and+four+depots&customer=Larkspur+Engineering',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Extend protection' }));
    await expect(args.actions.ask).toHaveBeenLastCalledWith('extend', approvedDeal);
  },
});

/** A user who may not create quotes, or whose company has no Connectivity Quoting. */
export const WithoutAccessToQuoting = meta.story({
  args: {
    ...ready({
      ...approvedDeal,
      allowedActions: [],
      refusedActions: refused(
        'Your company has no 1Access contract. Your account manager can tell you more about it.',
        'quote',
      ),
    }),
    canQuote: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Start a quote' })).toBeNull();
    await expect(canvas.getByText(/^Your company has no 1Access contract\./)).toBeVisible();
  },
});

/** A product that the portal does not quote: the partner manager prepares the quote. */
export const NotQuotedHere = meta.story({
  args: ready({ ...approvedDeal, product: 'cloud', allowedActions: ['extend', 'withdraw'] }),
});

/** The role Read-only sees a deal, and may do nothing with it: each action is disabled with its reason. */
export const ForReadOnly = meta.story({
  args: { ...ready(forReadOnly(approvedDeal, 'register or change deals')), canQuote: false },
  play: async ({ canvas }) => {
    for (const name of ['Withdraw', 'Extend protection']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        /^Your role Read-only may not register or change deals\./,
      );
    }
    const quote = canvas.getByRole('region', { name: 'Quote and order' });
    await expect(quote).toHaveTextContent(/Your role Read-only may not/);
    await expect(within(quote).queryByRole('link')).toBeNull();
  },
});

export const Extended = meta.story({ args: ready(extendedDeal) });

/** Quote, order and delivery, with links by access. */
export const Ordered = meta.story({
  args: ready(orderedDeal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QT-40012' })).toHaveAttribute(
      'href',
      '/1access/quotes/QT-40012',
    );
    await expect(canvas.getByRole('link', { name: /PC-204301/ })).toHaveAttribute(
      'href',
      '/services/provisioning-cases/PC-204301',
    );
  },
});

/** A colleague's quote that is not shared has a status, but no link. */
export const QuoteOfAColleague = meta.story({
  args: {
    ...ready({
      ...approvedDeal,
      quote: { number: 'QT-40013', status: 'pricing', isVisible: false, order: null },
      allowedActions: ['extend', 'withdraw'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'QT-40013' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Quote and order' })).toHaveTextContent(
      /QT-40013.*Pricing/,
    );
  },
});

export const Rejected = meta.story({ args: ready(rejectedDeal) });

export const Expired = meta.story({
  args: ready({ ...rejectedDeal, status: 'expired', reason: 'The protection ended without an order.' }),
});

/** A reason is needed. */
export const Withdrawing = meta.story({
  args: {
    ...ready(reviewedDeal),
    actions: {
      ...idle,
      state: { status: 'asking', input: { action: 'withdraw', reason: '' }, seen: reviewedDeal },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.ownerDocument.querySelector('[role=alertdialog]');
    await expect(dialog).toHaveTextContent(/becomes a draft/);
    await expect(dialog?.querySelector('button[disabled], button[aria-disabled=true]')).not.toBeNull();
  },
});

/** Another user was faster: the page names their change, and whether the action is still possible. */
export const Conflict = meta.story({
  args: {
    ...ready(extendedDeal),
    actions: {
      ...idle,
      state: {
        status: 'conflict',
        input: { action: 'extend', reason: '' },
        seen: approvedDeal,
        theirs: extendedDeal,
        change: null,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Noor Rahman.*Protection extended/);
    await expect(canvasElement.ownerDocument.activeElement).toContainElement(canvas.getByRole('alert'));
  },
});

/** A colleague answered our question first: the page shows both answers. */
export const AnsweredByAColleague = meta.story({
  args: {
    ...ready(answeredDeal),
    answering: {
      state: {
        status: 'conflict',
        input: 'The head of IT.',
        seen: returnedDeal,
        theirs: answeredDeal,
        change: null,
      },
      send: fn(),
      close: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /The head of IT\..*The IT director, since 2021\./,
    );
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const NotFound = meta.story({ args: { state: { status: 'notFound' }, number: 'DL-1' } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getDeal 500' }, receivedAtMs: null },
});

/** Texts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({
  args: ready({
    ...returnedDeal,
    name: `Network of ${'Llanfairpwllgwyngyll'.repeat(4)}`,
    customerName: 'شركة الاتصالات العربية المحدودة',
    description: 'W'.repeat(400),
  }),
});
