import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar } from '@quayside/ui/testing';
import preview from '../../../../.storybook/preview.tsx';
import { auditPart, auditStateOf, receivedAtMs } from '../admin.fixtures.ts';
import type { AuditPart } from '../api.ts';
import { AuditView, type AuditViewProps } from './AuditView.tsx';

const empty: AuditPart = { items: [], total: 0, older: null, newer: null };

const loading: AsyncContentState<AuditPart> = { status: 'loading' };

const meta = preview.meta<AuditViewProps, DecoratorFunction, AuditViewProps>({
  title: 'Pages/Admin/Audit',
  component: AuditView,
  tags: ['!autodocs'],
  args: {
    state: auditStateOf(''),
    data: { status: 'ready', data: auditPart },
    receivedAtMs,
    exportProgress: null,
    onChange: fn(),
    onSearch: fn(),
    onOpen: fn(),
    onExport: fn(),
    onRefresh: fn(),
  },
});

export const Latest = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Regular to Regular, Sales')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { action: [], period: [], cursor: ['o100212'] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Details of AU-100214' }));
    await expect(args.onOpen).toHaveBeenCalledWith(auditPart.items[0]);
    await filterBar(canvasElement, userEvent).toggle('What', 'Changed roles');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { action: ['rolesChanged'], period: [], cursor: [] },
    });
  },
});

/** A part in the middle leads to both sides, and to the latest entries. */
export const Older = meta.story({
  args: {
    state: auditStateOf('cursor=o100212'),
    data: { status: 'ready', data: { ...auditPart, newer: 'n100214' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Latest' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { action: [], period: [], cursor: [] } });
  },
});

/** On a phone the label of the export is one line. */
export const Phone = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Export these 100,000' }).getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(44);
  },
});

export const Loading = meta.story({ args: { data: loading, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: auditPart } } });

export const NothingFits = meta.story({
  args: { state: auditStateOf('q=dinosaur&action=signedIn'), data: { status: 'ready', data: empty } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      q: '',
      filters: { action: [], period: [], cursor: [] },
    });
  },
});

export const NothingRecorded = meta.story({ args: { data: { status: 'ready', data: empty } } });

export const Exporting = meta.story({ args: { exportProgress: { done: 8000, total: 100_000 } } });

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listAuditEntries 500' }, receivedAtMs: null },
});

export const NotUpdated = meta.story({
  args: {
    data: {
      status: 'failed',
      reference: 'listAuditEntries 503',
      data: auditPart,
      receivedAt: receivedAtMs,
    },
  },
});

export const Offline = meta.story({
  args: {
    data: { status: 'failed', cause: 'offline' },
    receivedAtMs: null,
  },
});
