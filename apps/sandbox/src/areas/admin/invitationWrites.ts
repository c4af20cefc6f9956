import type { Invitations } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { isEmail } from '../../http/typedValues.ts';
import type { User } from '../../store/users.ts';
import { requireAction } from '../actions.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import { adminUsers as rows, invitations } from './adminUsers.ts';
import { userActions } from './userActions.ts';
import { requireUser, userSubject } from './userRows.ts';
import type { UserWritePorts } from './userWrites.ts';
import { rolesText } from './words.ts';

type Invite = BodyOf<'inviteUsers'>;
type Result = Invitations['results'][number];

/** Invites users. Each method throws a problem that says what is wrong. */
export interface InvitationWrites {
  resend(user: User, id: string): void;
  revoke(user: User, id: string, ifMatch: string): void;
  /** Invites several users, and returns the id of the results. */
  invite(caller: Caller, body: Invite): string;
}

export function createInvitationWrites({
  world,
  audit,
  adminUsers,
}: Omit<UserWritePorts, 'users'>): InvitationWrites {
  function add(caller: Caller, email: string, body: Invite): Result {
    const typed = email.trim();
    if (!isEmail(typed)) return { email: typed || email, outcome: 'notValid', userId: null };
    const lower = typed.toLowerCase();
    const existing = rows.first(world, 'email = ?', lower);
    const isOwn = existing?.partnerId === caller.partnerId;
    // A revoked user of another company stays that company's.
    if (existing !== undefined && !(isOwn && existing.status === 'revoked')) {
      return { email: typed, outcome: 'exists', userId: isOwn ? existing.id : null };
    }
    const now = world.now().toISOString();
    const id = existing?.id ?? freeId(lower);
    const fields = {
      partnerId: caller.partnerId,
      name: typed,
      email: lower,
      status: 'invited',
      roles: body.roles.join(','),
      apolloAccess: body.apolloAccess,
      artemisAccess: body.artemisAccess,
      mfa: 'none',
      createdAt: now,
      invitedBy: caller.name,
      invitedAt: now,
    } as const;
    if (existing !== undefined) rows.change(world, existing.number, caller.name, fields);
    else rows.add(world, { number: rows.greatest(world, 'number') + 1, id, ...fields });
    audit.add(caller, {
      action: 'userInvited',
      subject: { userId: id },
      changes: [{ field: 'roles', before: null, after: rolesText(body.roles) }],
    });
    return { email: typed, outcome: 'invited', userId: id };
  }

  function freeId(email: string, suffix = 1): string {
    const name = (email.split('@')[0] ?? '').replaceAll(/[^a-z0-9]+/g, '.');
    const id = suffix === 1 ? name : `${name}.${suffix}`;
    const isTaken = rows.first(world, 'id = ?', id) !== undefined;
    return isTaken ? freeId(email, suffix + 1) : id;
  }

  const actions = userActions(adminUsers);

  return {
    resend(user, id) {
      const caller = callerOf(user);
      world.write(() => {
        const row = requireUser(adminUsers, caller, id);
        requireAction(actions, row, user, 'resendInvitation');
        const { number } = row;
        const invitedAt = world.now().toISOString();
        rows.change(world, number, caller.name, { invitedAt, invitedBy: caller.name });
        audit.add(caller, { action: 'invitationResent', subject: { userId: id }, changes: [] });
      });
    },
    revoke(user, id, ifMatch) {
      const caller = callerOf(user);
      world.write(() => {
        const row = requireUser(adminUsers, caller, id);
        requireVersion(ifMatch, row, userSubject, caller);
        requireAction(actions, row, user, 'revokeInvitation');
        const { number } = row;
        rows.change(world, number, caller.name, { status: 'revoked' });
        audit.add(caller, { action: 'invitationRevoked', subject: { userId: id }, changes: [] });
      });
    },
    invite(caller, body) {
      const seen = new Set<string>();
      const results = body.emails.map((email): Result => {
        const key = email.trim().toLowerCase();
        if (seen.has(key)) return { email: email.trim() || email, outcome: 'duplicate', userId: null };
        seen.add(key);
        return add(caller, email, body);
      });
      const id = `IN-${invitations.count(world, '1') + 1}`;
      invitations.add(world, { id, personId: caller.id, results });
      return id;
    },
  };
}
