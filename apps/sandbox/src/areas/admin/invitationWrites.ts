import type { Invitations } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { isEmail } from '../../http/typedValues.ts';
import { requireVersion, type Caller } from '../caller.ts';
import { requireUser, updateUser, userSubject } from './userRows.ts';
import type { UserWritePorts } from './userWrites.ts';
import { rolesText } from './words.ts';

type Invite = BodyOf<'inviteUsers'>;
type Result = Invitations['results'][number];

/** Invites users. Each method throws a problem that says what is wrong. */
export interface InvitationWrites {
  resend(caller: Caller, id: string): void;
  revoke(caller: Caller, id: string, ifMatch: string): void;
  /** Invites several users, and returns the id of the results. */
  invite(caller: Caller, body: Invite): string;
}

/** The writes of invitations over a world. */
export function createInvitationWrites({
  world,
  audit,
  adminUsers,
}: Omit<UserWritePorts, 'users'>): InvitationWrites {
  function add(caller: Caller, email: string, body: Invite): Result {
    const typed = email.trim();
    if (!isEmail(typed)) return { email: typed || email, outcome: 'notValid', userId: null };
    const lower = typed.toLowerCase();
    const existing = world.first('SELECT id, partner_id, status FROM admin_users WHERE email = ?', lower);
    if (existing !== undefined && existing['status'] !== 'revoked') {
      const isOwn = existing['partner_id'] === caller.partnerId;
      return { email: typed, outcome: 'exists', userId: isOwn ? String(existing['id']) : null };
    }
    const now = world.now().toISOString();
    const id = existing === undefined ? freeId(lower) : String(existing['id']);
    const columns = {
      partner_id: caller.partnerId,
      name: typed,
      email: lower,
      status: 'invited',
      roles: body.roles.join(','),
      apollo_access: body.apolloAccess ? 1 : 0,
      artemis_access: body.artemisAccess,
      mfa: 'none',
      created_at: now,
      invited_by: caller.name,
      invited_at: now,
    };
    if (existing === undefined) world.insert('admin_users', { id, ...columns });
    else updateUser(world, caller, id, columns);
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
    const isTaken = world.first('SELECT 1 FROM admin_users WHERE id = ?', id) !== undefined;
    return isTaken ? freeId(email, suffix + 1) : id;
  }

  function invited(caller: Caller, id: string): void {
    const { status } = adminUsers.toSummary(requireUser(adminUsers, caller, id));
    if (status !== 'invited' && status !== 'invitationExpired')
      throw new ProblemError(409, 'This invitation was accepted. Deactivate the user instead.', {
        reason: 'wrong-state',
      });
  }

  return {
    resend(caller, id) {
      world.write(() => {
        invited(caller, id);
        updateUser(world, caller, id, { invited_at: world.now().toISOString(), invited_by: caller.name });
        audit.add(caller, { action: 'invitationResent', subject: { userId: id }, changes: [] });
      });
    },
    revoke(caller, id, ifMatch) {
      world.write(() => {
        requireVersion(ifMatch, requireUser(adminUsers, caller, id), userSubject, caller);
        invited(caller, id);
        updateUser(world, caller, id, { status: 'revoked' });
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
      const count = Number(world.first('SELECT count(*) AS count FROM admin_invitations')?.['count']);
      const id = `IN-${count + 1}`;
      world.insert('admin_invitations', { id, person_id: caller.id, results: JSON.stringify(results) });
      return id;
    },
  };
}
