import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import { permissionList } from '../admin.fixtures.ts';
import type { PermissionList } from '../api.ts';
import { PermissionsView, type PermissionsViewProps } from './PermissionsPanel.tsx';

const loading: AsyncContentState<PermissionList> = { status: 'loading' };

const meta = preview.meta<PermissionsViewProps, DecoratorFunction, PermissionsViewProps>({
  title: 'Pages/Admin/Who can do what',
  component: PermissionsView,
  tags: ['!autodocs'],
  args: { view: 'apollo', state: { status: 'ready', data: permissionList }, onRetry: fn() },
});

/** The permissions of the view, and those of both views. */
export const Apollo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(
      canvas.getByRole('link', { name: '1 user who can: Approve or reject orders and charges' }),
    ).toHaveAttribute('href', '/admin?permission=decideApprovals');
  },
});

export const Artemis = meta.story({
  args: { view: 'artemis' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
});

export const Loading = meta.story({ args: { state: loading } });

export const Failed = meta.story({ args: { state: { status: 'failed', reference: 'listPermissions 500' } } });
