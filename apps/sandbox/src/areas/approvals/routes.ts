import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { approvalActions } from './approvalActions.ts';
import { approvalExport } from './approvalExport.ts';
import { handleApprovalEvents } from './approvalEvents.ts';
import { ask, decideAs, isDecidedBy } from './approvalWrites.ts';
import { delegate, delegationOf, delegationsOf, endDelegation } from './delegations.ts';
import { allApprovals, findApproval, listApprovals } from './store.ts';
import { toApproval, toApprovalSummary } from './toApproval.ts';

const subject = 'This approval';

export const approvalRoutes: AreaRoutes = ({ world }) => {
  handleApprovalEvents(world);

  const { found, respond, changed, requireAllowed } = createAccess(world, {
    subject,
    missing: 'There is no approval with this number. Look for it in the list.',
    find: (user, id) => findApproval(world, callerOf(user), id),
    show: (approval, user) => toApproval(world, user, approval),
    actions: approvalActions,
  });

  /** Decides about one approval. A repeated call of the same caller names an older version. */
  function decideOne(user: User, id: string, ifMatch: string, body: BodyOf<'decideApproval'>): void {
    const caller = callerOf(user);
    world.write(() => {
      const row = found(user, id);
      if (isDecidedBy(caller, row, body.decision === 'approve' ? 'approved' : 'rejected')) return;
      if (row.status === 'pending') requireVersion(ifMatch, row, subject, caller);
      requireAllowed(user, row, body.decision);
      decideAs(world, caller, row, body);
    });
  }

  const changedApproval: Authorize<{ approvalId: string }> = ({ user, path }) => {
    const row = found(user, path.approvalId);
    if (row.status !== 'pending') return undefined;
    return changed(user, path.approvalId, 'reject');
  };

  const requireQuestion: Authorize<{ approvalId: string }> = ({ user, path }) => {
    changed(user, path.approvalId, 'ask');
    return undefined;
  };

  return [
    route('listApprovals', ({ user, query }) => json(listApprovals(world, callerOf(user), query))),
    route('createApprovalExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listApprovals'), ...filters };
      const rows = allApprovals(world, caller, query).map((approval) => {
        const { total, ...summary } = toApprovalSummary(caller, approval);
        return Object.assign(summary, total);
      });
      return startExport(world, caller, 'createApprovalExport', { ...approvalExport, rows, columns });
    }),
    route('decideApprovals', ({ user, body: { approvals, ...decision } }) => {
      const caller = callerOf(user);
      const results = approvals.map(({ id, etag, price }) => {
        const title = findApproval(world, caller, id)?.title ?? '';
        try {
          decideOne(user, id, etag, { ...decision, price });
          return { id, title, outcome: 'done' as const, message: null };
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return { id, title, outcome: 'failed' as const, message: error.message };
        }
      });
      return json({ results });
    }),
    route('getApproval', ({ user, path }) => respond(user, path.approvalId)),
    route(
      'decideApproval',
      ({ user, path, headers, body }) => {
        decideOne(user, path.approvalId, headers['If-Match'], body);
        return respond(user, path.approvalId);
      },
      changedApproval,
    ),
    route(
      'askApprovalQuestion',
      ({ user, path: { approvalId }, headers, body }) => {
        const caller = callerOf(user);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'askApprovalQuestion',
          body: { approvalId, ...body },
        };
        createOnce(world, caller, submission, () => {
          const row = found(user, approvalId);
          if (row.status === 'pending') requireVersion(headers['If-Match'], row, subject, caller);
          requireAllowed(user, row, 'ask');
          ask(world, caller, row, body.text);
          return approvalId;
        });
        return respond(user, approvalId, { location: `/api/portal/rest/approvals/${approvalId}` });
      },
      requireQuestion,
    ),
    ...routesOfDelegation(world),
  ];
};

/** The operations with which an approver names who decides in their absence. */
function routesOfDelegation(world: World) {
  function respondDelegations(caller: Caller) {
    return versioned(delegationsOf(world, caller), delegationOf(world, caller)?.version ?? 0);
  }

  const changedDelegation = (caller: Caller) => ({
    row: delegationOf(world, caller) ?? { version: 0, changedBy: caller.name },
    subject: 'Your delegation',
  });

  function requireDelegationVersion(caller: Caller, ifMatch: string): void {
    const { row, subject: delegation } = changedDelegation(caller);
    requireVersion(ifMatch, row, delegation, caller);
  }

  return [
    route('getApprovalDelegation', ({ user }) => respondDelegations(callerOf(user))),
    route(
      'delegateApprovals',
      ({ user, headers, body }) => {
        const caller = callerOf(user);
        world.write(() => {
          requireDelegationVersion(caller, headers['If-Match']);
          delegate(world, caller, body);
        });
        return respondDelegations(caller);
      },
      ({ user }) => changedDelegation(callerOf(user)),
    ),
    route('endApprovalDelegation', ({ user, headers }) => {
      const caller = callerOf(user);
      world.write(() => {
        requireDelegationVersion(caller, headers['If-Match']);
        endDelegation(world, caller);
      });
      return respondDelegations(caller);
    }),
  ];
}
