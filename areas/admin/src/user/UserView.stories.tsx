import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import {
  activeUser,
  deactivatedUser,
  invitedUser,
  longUser,
  lastAdmin,
  ownUser,
  receivedAtMs,
} from '../admin.fixtures.ts';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { UserDetails } from '../api.ts';
import { RightsFields } from './RightsFields.tsx';
import { ReactivationOutcome } from './ReactivationOutcome.tsx';
import { rightsOf } from './rightsSchema.ts';
import { UserView, type UserViewProps } from './UserView.tsx';

function shown(user: UserDetails): Pick<UserViewProps, 'state' | 'rights'> {
  return {
    state: { status: 'ready', data: user },
    rights: (
      <RightsFields
        view="apollo"
        value={rightsOf(user)}
        rolesReason={reasonOf(user, 'changeRoles') ?? null}
        adminReason={reasonOf(user, 'removeAdminRole') ?? null}
        viewsReason={reasonOf(user, 'changeAccess') ?? null}
        onChange={fn()}
      />
    ),
  };
}

const loading: AsyncContentState<UserDetails> = { status: 'loading' };

const meta = preview.meta<UserViewProps, DecoratorFunction, UserViewProps>({
  title: 'Pages/Admin/User',
  component: UserView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(activeUser),
    view: 'apollo',
    receivedAtMs,
    tab: 'rights',
    running: null,
    history: null,
    onTabChange: fn(),
    onAction: fn(),
    onRefresh: fn(),
  },
});

export const Active = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sales' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onAction).toHaveBeenCalledWith('deactivate');
    await userEvent.click(canvas.getByRole('tab', { name: /^Permissions/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('permissions');
  },
});

/** A control that the admin may not use is disabled, with the reason beside it. */
export const Yourself = meta.story({
  args: shown(ownUser),
  play: async ({ canvas }) => {
    const deactivate = canvas.getByRole('button', { name: 'Deactivate' });
    await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
    await expect(deactivate).toHaveAccessibleDescription(/^You cannot deactivate yourself/);
    await expect(canvas.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Sales' })).toBeEnabled();
  },
});

export const LastAdmin = meta.story({
  args: shown(lastAdmin),
});

export const Invited = meta.story({
  args: shown(invitedUser),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend invitation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke invitation' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('revoke');
  },
});

export const InvitationExpired = meta.story({ args: shown({ ...invitedUser, status: 'invitationExpired' }) });

/** What the user wrote in the profile: the days of an absence, the job title and the telephone number. */
export const FromTheProfile = meta.story({
  args: shown({
    ...activeUser,
    outOfOffice: {
      from: '2020-01-01',
      until: '2099-12-03',
      standIn: { id: 'lena.fischer', name: 'Lena Fischer' },
    },
    jobTitle: 'Head of procurement',
    phone: '020 7946 0992',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Out of office/)).toHaveTextContent('Out of office until 3 Dec 2099');
    await expect(canvas.getByText('Head of procurement')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '020 7946 0992' })).toHaveAttribute(
      'href',
      'tel:02079460992',
    );
  },
});

export const Deactivated = meta.story({
  args: shown(deactivatedUser),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This account is deactivated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate' }));
    await expect(args.onAction).toHaveBeenCalledWith('reactivate');
  },
});

/** Another admin changed the user before the account was reactivated. */
export const ReactivationConflict = meta.story({
  args: {
    ...shown(deactivatedUser),
    outcome: (
      <ReactivationOutcome
        view="apollo"
        reactivation={{
          state: {
            status: 'conflict',
            input: null,
            seen: { ...deactivatedUser, roles: ['regular'], changedAt: '2026-11-02T08:00:00Z' },
            theirs: deactivatedUser,
            change: null,
          },
          send: fn(),
          close: fn(),
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Hannah Whitfield changed this user first/);
    await expect(canvas.getByRole('button', { name: 'Reactivate anyway' })).toBeVisible();
  },
});

/** A user who lost the role Admin while the page was open: what could be done is disabled with its reason, or gone. */
export const ForReadOnly = meta.story({
  args: shown(forReadOnly(invitedUser, 'manage users')),
  play: async ({ canvas }) => {
    for (const name of ['Resend invitation', 'Revoke invitation'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        /^Your role Read-only may not manage users\./,
      );
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'May open Apollo' })).toBeDisabled();
    const roles = canvas.getByRole('group', { name: 'Roles in Apollo' });
    await expect(roles).toHaveAccessibleDescription(/^Your role Read-only may not manage users\./);
    for (const role of within(roles).getAllByRole('checkbox')) await expect(role).toBeDisabled();
  },
});

/** Each permission with the role that grants it, and a link to all users who have it. */
export const Permissions = meta.story({
  args: { tab: 'permissions' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /Create, change and share quotes and estimates/ }),
    ).toHaveTextContent('Sales');
    await expect(
      canvas.getByRole('link', { name: 'Everybody who can: Create, change and share quotes and estimates' }),
    ).toHaveAttribute('href', '/admin?permission=createQuotes');
  },
});

export const NoPermissions = meta.story({
  args: { ...shown({ ...activeUser, roles: [], permissions: [] }), tab: 'permissions' },
});

export const Loading = meta.story({ args: { state: loading, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: activeUser } } });

export const NotFound = meta.story({ args: { state: { status: 'notFound' }, receivedAtMs: null } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getUser 500' }, receivedAtMs: null },
});

export const Offline = meta.story({
  args: {
    state: { status: 'failed', cause: 'offline' },
    receivedAtMs: null,
  },
});

/** Texts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({ args: shown({ ...activeUser, ...longUser }) });
