import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar, table } from '@quayside/ui/testing';
import preview from '../../../../.storybook/preview.tsx';
import { emptyUserList, longUser, receivedAtMs, userList, userStateOf } from '../admin.fixtures.ts';
import type { UserList } from '../api.ts';
import { userListSettings } from './userColumns.tsx';
import { UsersView, type UsersViewProps } from './UsersView.tsx';

const loading: AsyncContentState<UserList> = { status: 'loading' };

const meta = preview.meta<UsersViewProps, DecoratorFunction, UsersViewProps>({
  title: 'Pages/Admin/Users',
  component: UsersView,
  tags: ['!autodocs'],
  args: {
    view: 'apollo',
    state: userStateOf(''),
    data: { status: 'ready', data: userList },
    receivedAtMs,
    facets: userList.facets,
    settings: userListSettings,
    exportProgress: null,
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
    onExport: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /Priya Shah/ })).toHaveTextContent('Regular, Sales');
    await filterBar(canvasElement, userEvent).toggle('Status', 'Invited');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, status: ['invited'] },
    });
    await table(canvasElement, userEvent).sortBy('Last sign-in');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'lastSignInAt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export 1,000 users' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

/** The same users with their roles in Artemis. */
export const Artemis = meta.story({
  args: { view: 'artemis' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Priya Shah/ });
    await expect(row).toHaveTextContent('Ordering');
    await expect(row).not.toHaveTextContent('Sales');
    await expect(canvas.getByRole('link', { name: 'Priya Shah' })).toHaveAttribute(
      'href',
      '/artemis/admin/users/priya.shah',
    );
  },
});

export const Loading = meta.story({
  args: {
    state: userStateOf('pageSize=10'),
    data: loading,
    facets: undefined,
    receivedAtMs: null,
  },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: userList } } });

/** The users with a permission: the filter that a permission leads to. */
export const WhoCan = meta.story({
  args: { state: userStateOf('permission=createQuotes&status=active&mfa=none') },
  play: async ({ canvasElement, userEvent }) => {
    const chips = filterBar(canvasElement, userEvent).chips();
    await expect(chips.some((chip) => chip.includes('Create, change and share quotes and estimates'))).toBe(
      true,
    );
  },
});

export const NothingFits = meta.story({
  args: { state: userStateOf('q=dinosaur'), data: { status: 'ready', data: emptyUserList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users match your search')).toBeVisible();
  },
});

export const NoUsers = meta.story({ args: { data: { status: 'ready', data: emptyUserList } } });

export const Exporting = meta.story({ args: { exportProgress: { done: 400, total: 1000 } } });

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listUsers 500' }, facets: undefined, receivedAtMs: null },
});

export const NotUpdated = meta.story({
  args: { data: { status: 'failed', reference: 'listUsers 503', data: userList, receivedAt: receivedAtMs } },
});

export const Offline = meta.story({
  args: {
    data: { status: 'failed', cause: 'offline' },
    facets: undefined,
    receivedAtMs: null,
  },
});

/** Texts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({
  args: { data: { status: 'ready', data: { ...userList, items: [longUser, ...userList.items] } } },
});
