import { file, json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { SavedViewList } from '../../contract/generated/openapi.ts';
import { savedViews, type JobRow } from '../../world/sharedCollections.ts';
import { requireRight } from '../actions.ts';
import { callerOf, requireVersion } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { findJob, toJob } from './store.ts';

const subject = 'Your saved views';

/** The operations of jobs, saved views, and the results of calls whose response was lost. */
export const jobRoutes: AreaRoutes = ({ world }) => {
  function foundJob(user: User, id: string): JobRow {
    const row = findJob(world, callerOf(user), id);
    if (row === undefined) throw new ProblemError(404, 'There is no such job. Start it again.');
    return row;
  }

  function viewsOf(user: User, list: string): { items: SavedViewList; version: number } {
    const own = savedViews.first(world, 'person_id = ? AND list = ?', callerOf(user).id, list);
    return own ?? { items: { items: [] }, version: 0 };
  }

  const changedViews = ({
    user,
    path: { list },
  }: {
    readonly user: User;
    readonly path: { readonly list: string };
  }) => {
    requireList(list);
    // Nobody else changes them.
    return { row: { version: viewsOf(user, list).version, changedBy: callerOf(user).name }, subject };
  };

  return [
    route('getJob', ({ user, path }) => json(toJob(world, foundJob(user, path.jobId)))),
    route('getJobFile', ({ user, path }) => {
      const row = foundJob(user, path.jobId);
      requireRight(row.operationId, user);
      const { kind, fileName } = toJob(world, row);
      if (kind === 'pricing')
        throw new ProblemError(404, 'This job writes no file. Read the prices of its quote.');
      if (fileName === null)
        throw new ProblemError(409, 'The file is not ready yet. Try again in a moment.', {
          reason: 'wrong-state',
        });
      return file(row.content, 'text/csv', {
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    }),
    route('getRequestResult', ({ user, path }) => {
      const row = world.first(
        'SELECT * FROM submissions WHERE person_id = ? AND idempotency_key = ?',
        callerOf(user).id,
        path.idempotencyKey,
      );
      if (row === undefined) throw new ProblemError(404, 'No call with this key arrived. Send it again.');
      return json({ operationId: String(row['operation_id']), id: String(row['result_id']) });
    }),
    route('listSavedViews', ({ user, path: { list } }) => {
      requireList(list);
      const { items, version } = viewsOf(user, list);
      return versioned(items, version);
    }),
    route(
      'replaceSavedViews',
      ({ user, path, headers, body }) => {
        const { list } = path;
        world.write(() => {
          const { version } = viewsOf(user, list);
          const { row } = changedViews({ user, path });
          requireVersion(headers['If-Match'], row, subject, callerOf(user));
          const personId = callerOf(user).id;
          savedViews.put(world, { personId, list, items: body, version: version + 1 });
        });
        const { items, version } = viewsOf(user, list);
        return versioned(items, version);
      },
      changedViews,
    ),
  ];
};

const lists: ReadonlySet<string> = new Set([
  'cases',
  'services',
  'change-requests',
  'projects',
  'approvals',
  'cloud-estimates',
  'deals',
  'deliveries',
  'voice-numbers',
  'voice-trunks',
  'voice-ports',
  'quotes',
  'users',
]);

/** Throws 404 for a list without saved views. */
function requireList(list: string): void {
  if (!lists.has(list)) throw new ProblemError(404, 'There is no such list. Check the path.');
}
