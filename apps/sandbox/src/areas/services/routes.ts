import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { json } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import { sharedRights } from '../../rights/rights.ts';
import { services } from '../../world/collections.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { projectExport, toExportedProject } from './projectExport.ts';
import { serviceExport } from './serviceExport.ts';
import { listProjects } from './projects.ts';
import { allServices, listServices } from './serviceQuery.ts';
import { listSites } from './sites.ts';
import { findService } from './visibleServices.ts';
import { serviceActions } from './serviceActions.ts';
import { toService, toServiceSummary } from './toService.ts';

export const serviceRoutes: AreaRoutes = ({ world }) => {
  const { respond, write, changed } = createAccess(world, {
    subject: 'This service',
    missing: 'There is no service with this number. Look for it in the list.',
    find: (user, id) => findService(world, callerOf(user), id),
    show: (service, user) => toService(world, callerOf(user), service),
    actions: serviceActions,
  });
  const changedService: Authorize<{ serviceId: string }> = ({ user, path }) => changed(user, path.serviceId);

  return [
    route('listServices', ({ user, query }) => {
      const caller = callerOf(user);
      const maySee = sharedRights().has('listServices', user.claims);
      return json(listServices(world, maySee ? caller : { ...caller, partnerId: '' }, query));
    }),
    route('createServiceExport', ({ user, body: { columns, sort, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listServices'), ...filters, sort: sort ?? 'name' };
      const rows = allServices(world, caller, query).map(toServiceSummary);
      return startExport(world, caller, 'createServiceExport', { ...serviceExport, rows, columns });
    }),
    route('getService', ({ user, path }) => respond(user, path.serviceId)),
    route(
      'changeService',
      ({ user, path, headers, body: { name, customerReference, costCentre } }) =>
        write(user, path.serviceId, headers['If-Match'], 'edit', ({ id }) =>
          services.change(world, id, callerOf(user).name, { name, customerReference, costCentre }),
        ),
      changedService,
    ),
    route(
      'setChangeLock',
      ({ user, path, headers, body: { locked, reason = '' } }) =>
        write(
          user,
          path.serviceId,
          headers['If-Match'],
          locked ? 'lockChanges' : 'unlockChanges',
          (service) => {
            const caller = callerOf(user);
            if (locked && reason.trim() === '')
              throw new ProblemError(422, 'Say why the service is locked.', {
                errors: [{ pointer: '/reason', detail: 'is required to lock' }],
              });
            const by = { id: caller.id, name: caller.name };
            const changeLock = locked ? { by, at: world.now().toISOString(), reason } : null;
            services.change(world, service.id, caller.name, { changeLock });
          },
        ),
      changedService,
    ),
    route('listSites', ({ user, query: { q } }) => json(listSites(world, callerOf(user), q))),
    route('listProjects', ({ user, query }) => json(listProjects(world, callerOf(user), query))),
    route('createProjectExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const every = { q: '', outlook: '', ...filters, page: 1, pageSize: NO_LIMIT };
      const rows = listProjects(world, caller, every).items.map(toExportedProject);
      return startExport(world, caller, 'createProjectExport', { ...projectExport, rows, columns });
    }),
  ];
};

/** SQLite takes a negative limit for none. */
const NO_LIMIT = -1;
