import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar, table } from '@quayside/ui/testing';
import type { TableLabels } from '@quayside/ui/Table';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { ApprovalList } from '../api.ts';
import { approvalListSettings } from './approvalColumns.tsx';
import {
  approvalList,
  approvalStateOf,
  delegations,
  emptyApprovalList,
  givenDelegation,
  longApproval,
  receivedAtMs,
} from '../approvals.fixtures.ts';
import { ApprovalsView, type ApprovalsViewProps } from './ApprovalsView.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { DelegationNotice, type DelegationNoticeProps } from './DelegationNotice.tsx';

const loading: AsyncContentState<ApprovalList> = { status: 'loading' };

const meta = preview.meta<ApprovalsViewProps, DecoratorFunction, ApprovalsViewProps>({
  title: 'Pages/Approvals/List',
  component: ApprovalsView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: approvalStateOf(''),
    data: { status: 'ready', data: approvalList },
    receivedAtMs,
    facets: approvalList.facets,
    settings: approvalListSettings,
    selectedIds: [],
    exportProgress: null,
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onSelectionChange: fn(),
    onDecide: fn(),
    onDelegate: fn(),
    onExport: fn(),
    onRefresh: fn(),
  },
});

/** Money is labelled, and each due date has its consequence. [APPROVAL-2] */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByText(/^Overdue since/)).toBeVisible();
    const bar = filterBar(canvasElement, userEvent);
    await bar.toggle('Kind', 'Order');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, kind: ['order'] },
    });
    await userEvent.click(canvas.getByRole('tab', { name: /^Delegated to me/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, scope: ['delegated'] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Delegate' }));
    await expect(args.onDelegate).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: {
    data: loading,
    facets: undefined,
    receivedAtMs: null,
    onDelegate: null,
    state: approvalStateOf('pageSize=10'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: approvalList } } });

export const Filtered = meta.story({
  args: { state: approvalStateOf('scope=all&q=leeds&kind=ecc,change&due=overdue&status=pending') },
  play: async ({ canvasElement, userEvent }) => {
    await expect(filterBar(canvasElement, userEvent).chips()).toHaveLength(4);
  },
});

export const Sorted = meta.story({
  args: { state: approvalStateOf('sort=-tcv') },
  play: async ({ args, canvasElement, userEvent }) => {
    await table(canvasElement, userEvent).sortBy('Approval');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'title' });
  },
});

/** Approvals of one kind are decided together. */
export const Selected = meta.story({
  args: { selectedIds: ['AP-7001', 'AP-7002'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith('approve', approvalList.items.slice(0, 2));
  },
});

/** Approvals of several kinds cannot be, and the bar says why. */
export const SelectedOfTwoKinds = meta.story({
  args: { selectedIds: ['AP-7001', 'AP-7003'] },
  play: async ({ canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription('Select approvals of one kind.');
  },
});

export const SelectedDecided = meta.story({
  args: { selectedIds: ['AP-7004'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await expect(canvas.getByText('Select only pending approvals.')).toBeVisible();
  },
});

const dismiss = fn();

/** Some approvals could not be decided, and each says why. The others are decided. [APPROVAL-8] */
export const SomeFailed = meta.story({
  args: {
    notice: (
      <BulkOutcome
        decision="approve"
        results={[
          {
            id: 'AP-7001',
            title: 'Excess construction charge at Bristol Temple Quay',
            outcome: 'done',
            message: null,
          },
          {
            id: 'AP-7002',
            title: 'Excess construction charge at Leeds Exchange',
            outcome: 'failed',
            message: 'Priya Shah was faster: this approval is rejected. Nothing is left to decide.',
          },
        ]}
        onDismiss={dismiss}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 approved, 1 not approved')).toBeVisible();
    await expect(canvas.getByText(/Priya Shah was faster/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
});

export const AllRejected = meta.story({
  args: {
    notice: (
      <BulkOutcome
        decision="reject"
        results={[{ id: 'AP-7001', title: 'Retail refresh', outcome: 'done', message: null }]}
        onDismiss={fn()}
      />
    ),
  },
});

const end = fn();

const noticeProps: DelegationNoticeProps = {
  delegations: givenDelegation,
  today: '2026-11-21',
  isEnding: false,
  onChange: fn(),
  onEnd: end,
};

/** The user is away. [APPROVAL-12] */
export const Delegated = meta.story({
  args: { notice: <DelegationNotice {...noticeProps} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Delegated to').closest('strong')).toHaveTextContent(
      /^Delegated to Priya Shah until .*2026$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'End it now' }));
    await expect(end).toHaveBeenCalledOnce();
  },
});

export const DelegatedLater = meta.story({
  args: { notice: <DelegationNotice {...noticeProps} today="2026-11-01" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel the delegation' })).toBeVisible();
  },
});

/** A colleague is away. */
export const DelegatedToMe = meta.story({
  args: {
    state: approvalStateOf('scope=delegated'),
    notice: <DelegationNotice {...noticeProps} delegations={delegations} />,
  },
});

export const Exporting = meta.story({ args: { exportProgress: { done: 2, total: 4 } } });

export const NothingFits = meta.story({
  args: {
    state: approvalStateOf('q=dinosaur&kind=deal&scope=all'),
    data: { status: 'ready', data: emptyApprovalList },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({ q: '', filters: { ...args.state.filters, kind: [] } });
  },
});

export const NothingWaits = meta.story({
  args: { data: { status: 'ready', data: emptyApprovalList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for your decision')).toBeVisible();
  },
});

export const NothingDelegated = meta.story({
  args: { state: approvalStateOf('scope=delegated'), data: { status: 'ready', data: emptyApprovalList } },
});

export const NoApprovals = meta.story({
  args: { state: approvalStateOf('scope=all'), data: { status: 'ready', data: emptyApprovalList } },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listApprovals 500' }, facets: undefined, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Reference: listApprovals 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const NotUpdated = meta.story({
  args: {
    data: { status: 'failed', reference: 'listApprovals 503', data: approvalList, receivedAt: receivedAtMs },
  },
});

export const Offline = meta.story({
  args: {
    data: { status: 'failed', cause: 'offline' },
    facets: undefined,
    receivedAtMs: null,
  },
});

/** Texts and amounts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({
  args: {
    data: { status: 'ready', data: { ...approvalList, items: [longApproval, ...approvalList.items] } },
  },
});
