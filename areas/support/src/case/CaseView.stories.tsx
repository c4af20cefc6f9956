import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { conversationPart } from '@quayside/shared/conversation/conversation.fixtures.ts';
import { ConversationEntries } from '@quayside/shared/conversation/ConversationEntries.tsx';
import { openConversation } from '@quayside/shared/conversation/conversationState.ts';
import type { CaseDetails } from '../api.ts';
import { caseDetails, closedCase, nowMs, openCase, solvedCase } from '../case.fixtures.ts';
import { CaseOutcome } from './CaseOutcome.tsx';
import { CaseFollowers } from './CaseFollowers.tsx';
import { CaseSolution } from './CaseSolution.tsx';
import { CaseView, type CaseViewProps } from './CaseView.tsx';

const nothing = (): undefined => undefined;

const conversation = (
  <ConversationEntries
    state={openConversation(conversationPart)}
    advice=""
    onRetry={nothing}
    onShowEarlier={nothing}
    onShowLater={nothing}
    onShowNewest={nothing}
    printHint=""
    onShowNew={nothing}
    onDownload={nothing}
  />
);

const followers = (
  <CaseFollowers
    followers={caseDetails.followers}
    actions={{ allowedActions: ['addFollowers'], refusedActions: [] }}
    pendingId={null}
    colleagues={{ status: 'idle' }}
    onSearch={nothing}
    onAdd={nothing}
    onRemove={nothing}
  />
);

const meta = preview.meta<CaseViewProps, DecoratorFunction, CaseViewProps>({
  title: 'Pages/Support/Case',
  component: CaseView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    caseNumber: caseDetails.caseNumber,
    canRaise: true,
    state: { status: 'ready', data: caseDetails },
    receivedAtMs: nowMs,
    nowMs,
    isRefreshing: false,
    onRefresh: fn(),
    isFollowPending: false,
    onFollowChange: fn(),
    onChangePriority: fn(),
    onClose: fn(),
    onPrint: fn(),
    onReply: fn(),
    conversation,
    followers,
  },
});

const ready = (data: CaseDetails): AsyncContentState<CaseDetails> => ({ status: 'ready', data });

/** It waits for the customer, is part of an incident, and an engineer wants to visit the site. */
export const WaitingForYou = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(args.onFollowChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Change priority' }));
    await expect(args.onChangePriority).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close case' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Print/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

const readOnlyCase = {
  ...forReadOnly(
    { ...caseDetails, allowedActions: ['reply', 'addFollowers', 'changePriority', 'close'] },
    'raise or change cases',
  ),
  waitingFor: 'us',
  allowedActions: ['follow'],
} satisfies CaseDetails;

/** The role Read-only may follow a case, and nothing else. */
export const ForReadOnly = meta.story({
  args: {
    canRaise: false,
    state: ready(readOnlyCase),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    for (const name of ['Reply', 'Change priority', 'Close case']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        /^Your role Read-only may not raise or change cases\./,
      );
    }
    // A touch shows no title.
    await userEvent.click(canvas.getByRole('button', { name: 'Close case' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/Your role Read-only may not raise/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText(/^Confirm in the conversation/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.queryByRole('link', { name: 'Raise another case' })).toBeNull();
  },
});

/** On a phone the refused actions are in the menu, each with its reason: no row of disabled buttons. */
export const ForReadOnlyOnPhone = meta.story({
  args: { canRaise: false, state: ready(readOnlyCase) },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close case' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of [/^Change priority/, /^Close case/]) {
      const item = canvas.getByRole('button', { name });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent(/Your role Read-only may not raise or change cases\./);
      item.focus();
      await expect(item).toHaveFocus();
    }
  },
});

export const InProgress = meta.story({ args: { state: ready(openCase) } });

export const OverdueUpdate = meta.story({
  args: { state: ready({ ...openCase, nextUpdateDueAt: '2026-11-21T08:30:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our update was due/)).toBeVisible();
  },
});

export const Solved = meta.story({
  args: {
    state: ready(solvedCase),
    solution: solvedCase.resolution && (
      <CaseSolution
        resolution={solvedCase.resolution}
        canDecide
        now={nowMs}
        reason={null}
        onReasonChange={nothing}
        onAccept={nothing}
        onReject={nothing}
        running={null}
      />
    ),
  },
});

/** An action that is not allowed is not offered. */
export const Closed = meta.story({
  args: { state: ready(closedCase) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change priority' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Close case' })).toBeNull();
  },
});

export const NotAboutAService = meta.story({
  args: {
    state: ready({
      ...openCase,
      type: 'billing',
      service: null,
      siteName: null,
      impact: 'none',
      customerReference: '',
      issueStartedAt: null,
      siteContact: null,
      accessHours: '',
    }),
  },
});

export const Conflict = meta.story({
  args: {
    conflict: (
      <CaseOutcome
        action={{
          state: {
            status: 'conflict',
            input: { kind: 'priority', priority: 'urgent' },
            seen: caseDetails,
            theirs: { ...caseDetails, priority: 'low' },
            change: { by: 'Noor Rahman', at: '2026-11-13T09:12:00Z' },
          },
          send: () => Promise.resolve(true),
        }}
        nowMs={nowMs}
        onLeave={nothing}
      />
    ),
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Refreshing = meta.story({
  args: { state: { status: 'refreshing', data: caseDetails }, isRefreshing: true },
});

export const NotUpdated = meta.story({
  args: {
    state: { status: 'failed', reference: 'getCase 503', data: caseDetails, receivedAt: nowMs },
  },
});

export const Offline = meta.story({
  args: { state: { status: 'failed', cause: 'offline', data: caseDetails, receivedAt: nowMs } },
});

export const NotFound = meta.story({
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Case not found' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getCase 500' } },
});

export const LongText = meta.story({
  args: {
    state: ready({
      ...caseDetails,
      subject: `${'Verbindungsabbruch'.repeat(8)} ${'and much more '.repeat(10)}`,
      customerReference: 'R'.repeat(60),
      accessHours: 'Ask at the gate. '.repeat(11),
      raisedBy: { id: 'b', name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
      whatHappensNext: 'Please read this first. '.repeat(20),
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
