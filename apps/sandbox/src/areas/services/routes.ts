import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { Row } from '../../world/createWorld.ts';
import { callerOf, requireVersion } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { projectExport, toExportedProject } from './projectExport.ts';
import { serviceExport } from './serviceExport.ts';
import { createServiceStore } from './store.ts';
import { serviceActionsOf, toServiceSummary } from './toService.ts';

/** The name of a service in the messages of problems. */
const subject = 'This service';

/** The operations of services and projects. */
export const serviceRoutes: AreaRoutes = ({ world }) => {
  const store = createServiceStore(world);

  /** Throws 404 for a service that does not exist and, in the same words, for one of another partner. */
  function found(user: User, id: string): Row {
    const row = store.findRow(callerOf(user), id);
    if (row === undefined)
      throw new ProblemError(404, 'There is no service with this number. Look for it in the list.');
    return row;
  }

  function respond(user: User, id: string) {
    const row = found(user, id);
    return versioned(store.toService(callerOf(user), row), Number(row['version']));
  }

  /** Checks the version, sets columns, and responds with the changed service. */
  function write(
    user: User,
    id: string,
    ifMatch: string,
    columnsOf: (row: Row) => Readonly<Record<string, string | null>>,
  ) {
    world.write(() => {
      const row = found(user, id);
      requireVersion(ifMatch, row, subject, callerOf(user));
      const columns = {
        ...columnsOf(row),
        changed_by: callerOf(user).name,
        changed_at: world.now().toISOString(),
      };
      const assignments = Object.keys(columns).map((name) => `${name} = ?`);
      world.all(
        `UPDATE services SET ${assignments.join(', ')}, version = version + 1 WHERE id = ?`,
        ...Object.values(columns),
        id,
      );
    });
    return respond(user, id);
  }

  const changedService: Authorize<{ serviceId: string }> = ({ user, path }) => ({
    row: found(user, path.serviceId),
    subject,
  });

  return [
    route('listServices', ({ user, query }) => json(store.list(callerOf(user), query))),
    route('createServiceExport', ({ user, body: { columns, sort, ...filters } }) => {
      const caller = callerOf(user);
      const rows = store
        .allRows(caller, { ...everything, ...filters, sort: sort ?? 'name' })
        .map(toServiceSummary);
      return startExport(world, caller, { ...serviceExport, rows, columns });
    }),
    route('getService', ({ user, path }) => respond(user, path.serviceId)),
    route(
      'changeService',
      ({ user, path, headers, body }) =>
        write(user, path.serviceId, headers['If-Match'], () => ({
          ...(body.name !== undefined && { name: body.name }),
          ...(body.customerReference !== undefined && { customer_reference: body.customerReference }),
          ...(body.costCentre !== undefined && { cost_centre: body.costCentre }),
        })),
      changedService,
    ),
    route(
      'setChangeLock',
      ({ user, path, headers, body: { locked, reason = '' } }) =>
        write(user, path.serviceId, headers['If-Match'], (row) => {
          const caller = callerOf(user);
          if (!locked) return { change_lock: null };
          if (!serviceActionsOf(caller, row).includes('lockChanges'))
            throw new ProblemError(
              409,
              'This service can no longer be locked. Its page says what happens to it.',
              {
                reason: 'wrong-state',
              },
            );
          if (reason.trim() === '')
            throw new ProblemError(422, 'Say why the service is locked.', {
              errors: [{ pointer: '/reason', detail: 'is required to lock' }],
            });
          const lock = { by: { id: caller.id, name: caller.name }, at: world.now().toISOString(), reason };
          return { change_lock: JSON.stringify(lock) };
        }),
      (call) => {
        requireLocking(call.user);
        return changedService(call);
      },
    ),
    route('listSites', ({ user, query: { q } }) => json(store.listSites(callerOf(user), q))),
    route('listProjects', ({ user, query }) => json(store.listProjects(callerOf(user), query))),
    route('createProjectExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const every = { q: '', outlook: '', ...filters, page: 1, pageSize: NO_LIMIT };
      const rows = store.listProjects(caller, every).items.map(toExportedProject);
      return startExport(world, caller, { ...projectExport, rows, columns });
    }),
  ];
};

/** Throws 403 for a caller who may not lock services. */
function requireLocking(user: User): void {
  if (callerOf(user).roles.includes('portal-admin')) return;
  throw new ProblemError(403, 'Only an administrator of your company may lock a service. Ask one of them.');
}

/** SQLite takes a negative limit for none. */
const NO_LIMIT = -1;

const everything = {
  q: '',
  status: '',
  health: '',
  product: '',
  projectId: '',
  siteId: '',
  contractEndsWithin: 0,
  openCases: false,
  waitingFor: '',
  milestone: '',
  page: 1,
  pageSize: 100,
};
