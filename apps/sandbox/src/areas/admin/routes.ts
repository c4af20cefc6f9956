import type { Invitations } from '../../contract/generated/openapi.ts';
import { json, noContent, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { callerOf, type Caller } from '../caller.ts';
import type { ListExport } from '../jobs/exportFormat.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { createAudit } from './audit.ts';
import { readContacts, replaceContacts } from './contacts.ts';
import { createAdminUsers } from './users.ts';
import { createInvitationWrites } from './invitationWrites.ts';
import { requireUser } from './userRows.ts';
import { createUserWrites } from './userWrites.ts';
import { auditExport, toAuditRow, toUserRow, userExport } from './exports.ts';

const base = '/api/portal/rest';

/** The operations of Admin. All of them are for administrators of the partner. */
export const adminRoutes: AreaRoutes = ({ world, users }) => {
  const adminUsers = createAdminUsers(world, users);
  const audit = createAudit(world);
  const userWrites = createUserWrites({ world, users, audit, adminUsers });
  const invitationWrites = createInvitationWrites({ world, audit, adminUsers });

  const respond = (caller: Caller, id: string) => {
    const row = requireUser(adminUsers, caller, id);
    return versioned(adminUsers.toUser(caller, row), Number(row['version']));
  };

  const invitations = (caller: Caller, id: string): Invitations => {
    const row = world.first('SELECT * FROM admin_invitations WHERE id = ? AND person_id = ?', id, caller.id);
    if (row === undefined)
      throw new ProblemError(404, 'There are no such invitations. Look at the list of users.');
    return { id, results: JSON.parse(String(row['results'])) };
  };

  const respondContacts = (caller: Caller) => {
    const { contacts, version } = readContacts(world, users, caller);
    return versioned(contacts, version);
  };

  function exported(
    caller: Caller,
    name: string,
    rows: readonly object[],
    format: Pick<ListExport, 'headings' | 'moments' | 'columns'>,
  ) {
    const list = { ...format, name: name.toLowerCase(), words: {}, rows };
    const response = startExport(world, caller, list);
    world.write(() =>
      audit.add(caller, {
        action: 'dataExported',
        subject: { name },
        changes: [{ field: 'rows', before: null, after: String(rows.length) }],
      }),
    );
    return response;
  }

  return [
    route('listUsers', ({ user, query }) => json(adminUsers.list(adminOf(user), query))),
    route('createUserExport', ({ user, body: { columns, ...filters } }) => {
      const caller = adminOf(user);
      const rows = adminUsers.listAll(caller, { ...everybody, ...filters });
      return exported(caller, 'Users', rows.map(toUserRow), { ...userExport, columns });
    }),
    route('getUser', ({ user, path }) => respond(adminOf(user), path.userId)),
    route('editUser', ({ user, path, headers, body }) => {
      const caller = adminOf(user);
      userWrites.edit(caller, path.userId, headers['If-Match'], body);
      return respond(caller, path.userId);
    }),
    route('resendInvitation', ({ user, path }) => {
      const caller = adminOf(user);
      invitationWrites.resend(caller, path.userId);
      return respond(caller, path.userId);
    }),
    route('revokeInvitation', ({ user, path }) => {
      invitationWrites.revoke(adminOf(user), path.userId);
      return noContent();
    }),
    route('inviteUsers', ({ user, headers, body }) => {
      const caller = adminOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'inviteUsers', body };
      const id = createOnce(world, caller, submission, () => invitationWrites.invite(caller, body));
      const response = json(invitations(caller, id), 201);
      return {
        ...response,
        headers: { ...response.headers, location: `${base}/admin/invitations/${id}` },
      };
    }),
    route('getInvitations', ({ user, path }) => json(invitations(adminOf(user), path.invitationsId))),
    route('listPermissions', ({ user }) => json({ items: adminUsers.permissions(adminOf(user)) })),
    route('listContacts', ({ user }) => respondContacts(adminOf(user))),
    route('replaceContacts', ({ user, headers, body }) => {
      const caller = adminOf(user);
      replaceContacts({ world, users, audit }, caller, headers['If-Match'], body);
      return respondContacts(caller);
    }),
    route('listAuditEntries', ({ user, query }) => json(audit.read(adminOf(user), query))),
    route('createAuditExport', ({ user, body }) => {
      const caller = adminOf(user);
      const rows = audit.readAll(caller, { ...everything, ...body });
      return exported(caller, 'Audit', rows.map(toAuditRow), { ...auditExport, columns: undefined });
    }),
  ];
};

/** Throws 403 unless the caller is an administrator. */
function adminOf(user: User): Caller {
  const caller = callerOf(user);
  if (!caller.roles.includes('portal-admin'))
    throw new ProblemError(403, 'Only an administrator of your company may do this. Ask one of them.');
  return caller;
}

const everybody = { q: '', status: '', role: '', view: '', mfa: '', permission: '', sort: 'name' } as const;
const everything = { person: '', action: '', subjectId: '', from: '', to: '' } as const;
