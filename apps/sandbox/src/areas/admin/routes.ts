import type { Invitations } from '../../contract/generated/openapi.ts';
import type { OperationId } from '../../contract/operations.ts';
import { json, noContent, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import { createAccess } from '../access.ts';
import { callerOf, type Caller } from '../caller.ts';
import type { ListExport } from '../jobs/exportFormat.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { invitations } from './adminUsers.ts';
import { createAudit } from './audit.ts';
import { readContacts, replaceContacts } from './contacts.ts';
import { createAdminUsers } from './users.ts';
import { createInvitationWrites } from './invitationWrites.ts';
import { userActions } from './userActions.ts';
import { userSubject } from './userRows.ts';
import { createUserWrites } from './userWrites.ts';
import { auditExport, toAuditRow, toUserRow, userExport } from './exports.ts';

const base = '/api/portal/rest';

export const adminRoutes: AreaRoutes = ({ world, users }) => {
  const adminUsers = createAdminUsers(world, users);
  const audit = createAudit(world);
  const userWrites = createUserWrites({ world, users, audit, adminUsers });
  const invitationWrites = createInvitationWrites({ world, audit, adminUsers });

  const { respond, changed } = createAccess(world, {
    subject: userSubject,
    missing: 'There is no such user. Look for the person in the list.',
    find: (user, id) => adminUsers.findRow(callerOf(user), id),
    show: (row, user) => adminUsers.toUser(row, user),
    actions: userActions(adminUsers),
  });
  const changedUser: Authorize<{ userId: string }> = ({ user, path }) => changed(user, path.userId);

  const invitationsOf = (caller: Caller, id: string): Invitations => {
    const row = invitations.first(world, 'id = ? AND person_id = ?', id, caller.id);
    if (row === undefined)
      throw new ProblemError(404, 'There are no such invitations. Look at the list of users.');
    return { id, results: row.results };
  };

  const versionOfContacts = (caller: Caller) => {
    const { version, contacts, changedAt } = readContacts(world, users, caller);
    return { version, changedBy: contacts.changedBy, changedAt };
  };

  const respondContacts = (caller: Caller) => {
    const { contacts, version } = readContacts(world, users, caller);
    return versioned(contacts, version);
  };

  function exported(
    caller: Caller,
    operationId: OperationId,
    name: string,
    rows: readonly object[],
    format: Pick<ListExport, 'headings' | 'moments' | 'columns'>,
  ) {
    const list = { ...format, name: name.toLowerCase(), words: {}, rows };
    const response = startExport(world, caller, operationId, list);
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
    route('listUsers', ({ user, query }) => json(adminUsers.list(user, query))),
    route('createUserExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = adminUsers.listAll(user, { ...everybody, ...filters });
      return exported(caller, 'createUserExport', 'Users', rows.map(toUserRow), { ...userExport, columns });
    }),
    route('getUser', ({ user, path }) => respond(user, path.userId)),
    route(
      'editUser',
      ({ user, path, headers, body }) => {
        userWrites.edit(user, path.userId, headers['If-Match'], body);
        return respond(user, path.userId);
      },
      changedUser,
    ),
    route('resendInvitation', ({ user, path }) => {
      invitationWrites.resend(user, path.userId);
      return respond(user, path.userId);
    }),
    route(
      'revokeInvitation',
      ({ user, path, headers }) => {
        invitationWrites.revoke(user, path.userId, headers['If-Match']);
        return noContent();
      },
      changedUser,
    ),
    route('inviteUsers', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'inviteUsers', body };
      const id = createOnce(world, caller, submission, () => invitationWrites.invite(caller, body));
      const response = json(invitationsOf(caller, id), 201);
      return {
        ...response,
        headers: { ...response.headers, location: `${base}/admin/invitations/${id}` },
      };
    }),
    route('getInvitations', ({ user, path }) => json(invitationsOf(callerOf(user), path.invitationsId))),
    route('listPermissions', ({ user }) => json({ items: adminUsers.permissions(user) })),
    route('listContacts', ({ user }) => respondContacts(callerOf(user))),
    route(
      'replaceContacts',
      ({ user, headers, body }) => {
        const caller = callerOf(user);
        replaceContacts({ world, users, audit }, caller, headers['If-Match'], body);
        return respondContacts(caller);
      },
      ({ user }) => ({ row: versionOfContacts(callerOf(user)), subject: 'The list of contacts' }),
    ),
    route('listAuditEntries', ({ user, query }) => json(audit.read(callerOf(user), query))),
    route('createAuditExport', ({ user, body }) => {
      const caller = callerOf(user);
      const rows = audit.readAll(caller, { ...everything, ...body });
      return exported(caller, 'createAuditExport', 'Audit', rows.map(toAuditRow), {
        ...auditExport,
        columns: undefined,
      });
    }),
  ];
};

const everybody = { q: '', status: '', role: '', view: '', mfa: '', permission: '', sort: 'name' } as const;
const everything = { person: '', action: '', subjectId: '', from: '', to: '' } as const;
