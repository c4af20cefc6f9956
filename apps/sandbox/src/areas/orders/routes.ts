import { json, noContent, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { sites } from '../../world/geography.ts';
import { wordsOf } from '../../store/sqlFilter.ts';
import { withdrawApproval } from '../approvals/approvalWrites.ts';
import { callerOf, requireVersion, lastChangeOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { draftFrom, toSite } from './draftSources.ts';
import { draftPriceOf } from './draftPrice.ts';
import {
  agreedPriceOf,
  changeDraft,
  foundDraft,
  insertDraft,
  listDrafts,
  priceableOf,
  requireOpenDraft,
  setDraftState,
  toDraft,
} from './drafts.ts';
import { orderOptionsOf, planOf } from './orderProducts.ts';
import { listQuotes } from './orderableQuotes.ts';
import { foundOrder, listOrders } from './orderStore.ts';
import { submitDraft } from './submitDraft.ts';
import { toOrder } from './toOrder.ts';

const SHOWN_SITES = 20;

/** The names of things in the messages of problems. */
const subjects = { order: 'This order', draft: 'This draft' } as const;

/** The operations of orders and their drafts. */
export const orderRoutes: AreaRoutes = ({ world }) => {
  const respondOrder = (user: User, id: string, headers?: Record<string, string>) => {
    const row = foundOrder(world, callerOf(user), id);
    return versioned(toOrder(world, row), Number(row['version']), headers);
  };

  const respondDraft = (user: User, id: string, headers?: Record<string, string>) => {
    const row = foundDraft(world, callerOf(user), id);
    return versioned(toDraft(row), Number(row['version']), headers);
  };

  const changedOrder: Authorize<{ orderId: string }> = ({ user, path }) => ({
    row: foundOrder(world, callerOf(user), path.orderId),
    subject: subjects.order,
  });

  const changedDraft: Authorize<{ draftId: string }> = ({ user, path }) => ({
    row: foundDraft(world, callerOf(user), path.draftId),
    subject: subjects.draft,
  });

  const deletedDraft: Authorize<{ draftId: string }> = ({ user, path }) => ({
    row: foundDraft(world, callerOf(user), path.draftId, true),
    subject: subjects.draft,
  });

  return [
    route('listOrders', ({ user, query }) => json(listOrders(world, callerOf(user), query))),
    route('getOrder', ({ user, path }) => respondOrder(user, path.orderId)),
    route(
      'cancelOrder',
      ({ user, path, headers }) => {
        const caller = callerOf(user);
        world.write(() => {
          const row = foundOrder(world, caller, path.orderId);
          requireVersion(headers['If-Match'], row, subjects.order, caller);
          if (row['status'] !== 'received')
            throw new ProblemError(
              409,
              'The delivery has begun or the order has ended. Open a case to stop a delivery.',
              {
                reason: 'wrong-state',
                changed: lastChangeOf(row),
              },
            );
          const at = world.now().toISOString();
          world.all(
            `UPDATE orders SET status = 'cancelled', waiting_for = NULL, updated_at = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?`,
            at,
            caller.name,
            at,
            path.orderId,
          );
          const { id, name } = caller;
          withdrawApproval(world, 'order', path.orderId, { id, name });
        });
        return respondOrder(user, path.orderId);
      },
      changedOrder,
    ),
    route('getOrderOptions', ({ user }) => json(orderOptionsOf(user))),
    route('listOrderSites', ({ query }) => {
      const words = wordsOf(query.q);
      const found = sites.filter(({ name, address, postcode }) => {
        const text = [name, ...address, postcode, postcode.replace(' ', '')].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return json({ total: found.length, items: found.slice(0, SHOWN_SITES).map(toSite) });
    }),
    route('listOrderableQuotes', ({ user, query }) => json(listQuotes(world, user, query.q))),
    route('listOrderDrafts', ({ user, query }) => json(listDrafts(world, callerOf(user), query))),
    route('createOrderDraft', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createOrderDraft', body };
      const id = createOnce(world, caller, submission, () => {
        const draft = draftFrom(world, user, body);
        return insertDraft(world, caller, draft, planOf(user, draft.product));
      });
      return respondDraft(user, id, { location: `/api/portal/rest/order-drafts/${id}` });
    }),
    route('getOrderDraft', ({ user, path }) => respondDraft(user, path.draftId)),
    route(
      'changeOrderDraft',
      ({ user, path, headers, body }) => {
        const caller = callerOf(user);
        world.write(() => {
          const row = foundDraft(world, caller, path.draftId);
          requireVersion(headers['If-Match'], row, subjects.draft, caller);
          changeDraft(world, caller, row, body, (product) => planOf(user, product));
        });
        return respondDraft(user, path.draftId);
      },
      changedDraft,
    ),
    route(
      'deleteOrderDraft',
      ({ user, path, headers }) => {
        const caller = callerOf(user);
        const version = world.write(() => {
          const row = foundDraft(world, caller, path.draftId);
          requireVersion(headers['If-Match'], row, subjects.draft, caller);
          return setDraftState(world, caller, row, 'deleted');
        });
        return versioned({}, version);
      },
      changedDraft,
    ),
    route(
      'restoreOrderDraft',
      ({ user, path, headers }) => {
        const caller = callerOf(user);
        world.write(() => {
          const row = foundDraft(world, caller, path.draftId, true);
          requireVersion(headers['If-Match'], row, subjects.draft, caller);
          if (row['state'] === 'deleted') setDraftState(world, caller, row, 'open');
        });
        return noContent();
      },
      deletedDraft,
    ),
    route('priceOrderDraft', ({ user, path }) => {
      const row = foundDraft(world, callerOf(user), path.draftId);
      const draft = priceableOf(row);
      const price = draftPriceOf(world, draft, agreedPriceOf(row), planOf(user, draft.product));
      return json({ etag: `"${Number(row['version'])}"`, ...price });
    }),
    route(
      'submitOrderDraft',
      ({ user, path, headers, body }) => {
        const caller = callerOf(user);
        // Look up the draft before the key, so that a draft of another partner gives 404.
        foundDraft(world, caller, path.draftId);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'submitOrderDraft',
          body: { ...body, draftId: path.draftId, etag: headers['If-Match'] },
        };
        const id = createOnce(world, caller, submission, () => {
          const draft = foundDraft(world, caller, path.draftId);
          // Checked before the version: for a draft that a colleague ordered, this problem says more.
          requireOpenDraft(draft, caller);
          requireVersion(headers['If-Match'], draft, subjects.draft, caller);
          return submitDraft(world, user, draft, body);
        });
        return respondOrder(user, id, { location: `/api/portal/rest/orders/${id}` });
      },
      (call) => {
        changedDraft(call);
        return undefined;
      },
    ),
  ];
};
