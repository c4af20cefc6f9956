import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { restricted, route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { Row } from '../../world/createWorld.ts';
import { textOf } from '../../world/readRow.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { approvalExport } from './approvalExport.ts';
import { handleApprovalEvents } from './approvalEvents.ts';
import type { ApprovalQuery } from './approvalQuery.ts';
import { ask, decideAs, isDecidedBy, requireMayAsk } from './approvalWrites.ts';
import { delegate, delegationRow, delegationsOf, endDelegation } from './delegations.ts';
import { isApprover, requireMayDecide } from './mayDecide.ts';
import { createApprovalStore } from './store.ts';
import { toApprovalSummary } from './toApproval.ts';

const everything: ApprovalQuery = {
  q: '',
  scope: 'mine',
  status: '',
  kind: '',
  due: '',
  requestedBy: '',
  sort: 'dueAt',
  page: 1,
  pageSize: 25,
};

/** The name of an approval in the messages of problems. */
const subject = 'This approval';

/** The operations of approvals. All of them need the role `approver`. */
export const approvalRoutes: AreaRoutes = ({ world }) => {
  const store = createApprovalStore(world);
  handleApprovalEvents(world);

  function found(caller: Caller, id: string): Row {
    const row = store.findRow(caller, id);
    if (row === undefined)
      throw new ProblemError(404, 'There is no approval with this number. Look for it in the list.');
    return row;
  }

  function respond(caller: Caller, id: string, headers?: Record<string, string>) {
    const row = found(caller, id);
    return versioned(store.toApproval(caller, row), Number(row['version']), headers);
  }

  function respondDelegations(caller: Caller) {
    return versioned(delegationsOf(world, caller), Number(delegationRow(world, caller)?.['version'] ?? 0));
  }

  /** Decides about one approval. A repeated call of the same caller names an older version. */
  function decideOne(caller: Caller, id: string, ifMatch: string, body: BodyOf<'decideApproval'>): void {
    world.write(() => {
      const row = found(caller, id);
      if (isDecidedBy(caller, row, body.decision === 'approve' ? 'approved' : 'rejected')) return;
      if (row['status'] === 'pending') requireVersion(ifMatch, row, subject, caller);
      decideAs(world, caller, row, body);
    });
  }

  const changedDelegation = (caller: Caller) => ({
    row: delegationRow(world, caller) ?? { version: 0, changed_by: caller.name },
    subject: 'Your delegation',
  });

  function requireDelegationVersion(caller: Caller, ifMatch: string): void {
    const { row, subject: delegation } = changedDelegation(caller);
    requireVersion(ifMatch, row, delegation, caller);
  }

  const changedApproval: Authorize<{ approvalId: string }> = ({ user, path }) => {
    const row = found(callerOf(user), path.approvalId);
    if (row['status'] !== 'pending') return undefined;
    requireMayDecide(callerOf(user), row, 'rejected');
    return { row, subject };
  };

  const requireQuestion: Authorize<{ approvalId: string }> = ({ user, path }) => {
    requireMayAsk(callerOf(user), found(callerOf(user), path.approvalId));
    return undefined;
  };

  return restricted(requireApprover, [
    route('listApprovals', ({ user, query }) => json(store.list(callerOf(user), query))),
    route('createApprovalExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = store.allRows(caller, { ...everything, ...filters }).map((row) => {
        const { total, ...summary } = toApprovalSummary(row);
        return Object.assign(summary, total);
      });
      return startExport(world, caller, { ...approvalExport, rows, columns });
    }),
    route('decideApprovals', ({ user, body: { approvals, ...decision } }) => {
      const caller = callerOf(user);
      const results = approvals.map(({ id, etag, price }) => {
        const title = titleOf(store.findRow(caller, id));
        try {
          decideOne(caller, id, etag, { ...decision, price });
          return { id, title, outcome: 'done' as const, message: null };
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return { id, title, outcome: 'failed' as const, message: error.message };
        }
      });
      return json({ results });
    }),
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
    route('getApproval', ({ user, path }) => respond(callerOf(user), path.approvalId)),
    route(
      'decideApproval',
      ({ user, path, headers, body }) => {
        const caller = callerOf(user);
        decideOne(caller, path.approvalId, headers['If-Match'], body);
        return respond(caller, path.approvalId);
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
          const row = found(caller, approvalId);
          if (row['status'] === 'pending') requireVersion(headers['If-Match'], row, subject, caller);
          ask(world, caller, row, body.text);
          return approvalId;
        });
        return respond(caller, approvalId, { location: `/api/portal/rest/approvals/${approvalId}` });
      },
      requireQuestion,
    ),
  ]);
};

/** Throws 403 for a caller who is no approver. */
function requireApprover(user: User): void {
  if (isApprover(callerOf(user))) return;
  throw new ProblemError(403, 'Only approvers may see approvals. Ask an administrator of your company.');
}

/** The title of an approval; empty for one that does not exist. */
function titleOf(row: Row | undefined): string {
  return row === undefined ? '' : textOf(row, 'title');
}
