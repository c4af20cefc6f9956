import { json, noContent, versioned } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { World } from '../../world/createWorld.ts';
import { sites } from '../../world/geography.ts';
import { wordsOf } from '../../store/sqlFilter.ts';
import { withdrawApproval } from '../approvals/approvalWrites.ts';
import { createAccess } from '../access.ts';
import { callerOf, requireVersion } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { draftFrom, toSite } from './draftSources.ts';
import { draftPriceOf } from './draftPrice.ts';
import {
  changeDraft,
  findDraft,
  insertDraft,
  listDrafts,
  priceableOf,
  setDraftState,
  toDraft,
} from './drafts.ts';
import { draftActions, orderActions } from './orderActions.ts';
import { orderOptionsOf, planOf } from './orderProducts.ts';
import { listQuotes } from './orderableQuotes.ts';
import { orders } from './orders.ts';
import { findOrder, listOrders } from './orderStore.ts';
import { submitDraft } from './submitDraft.ts';
import { toOrder } from './toOrder.ts';

const SHOWN_SITES = 20;

export const orderRoutes: AreaRoutes = ({ world }) => [...routesOfOrders(world), ...routesOfDrafts(world)];

function orderAccess(world: World) {
  return createAccess(world, {
    subject: 'This order',
    missing: 'There is no such order. Look for it among the orders.',
    find: (user, id) => findOrder(world, callerOf(user), id),
    show: (row) => toOrder(world, row),
    actions: orderActions(world),
  });
}

function routesOfOrders(world: World) {
  const order = orderAccess(world);
  return [
    route('listOrders', ({ user, query }) => json(listOrders(world, callerOf(user), query))),
    route('getOrder', ({ user, path }) => order.respond(user, path.orderId)),
    route(
      'cancelOrder',
      ({ user, path, headers }) =>
        order.write(user, path.orderId, headers['If-Match'], 'cancel', (row) => {
          const { id, name } = callerOf(user);
          const updatedAt = world.now().toISOString();
          orders.change(world, row.id, name, { status: 'cancelled', waitingFor: null, updatedAt });
          withdrawApproval(world, 'order', row.id, { id, name });
        }),
      ({ user, path }) => order.changed(user, path.orderId, 'cancel'),
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
  ];
}

function routesOfDrafts(world: World) {
  const order = orderAccess(world);
  const draftRules = {
    subject: 'This draft',
    missing: 'There is no such draft. Look for it in the list of drafts.',
    show: toDraft,
    actions: draftActions(world),
  };
  const draft = createAccess(world, {
    ...draftRules,
    find: (user, id) => findDraft(world, callerOf(user), id),
    findDeleted: (user, id) => findDraft(world, callerOf(user), id, true),
  });
  const anyDraft = createAccess(world, {
    ...draftRules,
    find: (user, id) => findDraft(world, callerOf(user), id, true),
  });
  const changedDraft: Authorize<{ draftId: string }> = ({ user, path }) => draft.changed(user, path.draftId);

  return [
    route('listOrderDrafts', ({ user, query }) => json(listDrafts(world, callerOf(user), query))),
    route('createOrderDraft', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createOrderDraft', body };
      const id = createOnce(world, caller, submission, () => {
        const begun = draftFrom(world, user, body);
        return insertDraft(world, caller, begun, planOf(user, begun.product));
      });
      return draft.respond(user, id, { location: `/api/portal/rest/order-drafts/${id}` });
    }),
    route('getOrderDraft', ({ user, path }) => draft.respond(user, path.draftId)),
    route(
      'changeOrderDraft',
      ({ user, path, headers, body }) =>
        draft.write(user, path.draftId, headers['If-Match'], 'edit', (row) =>
          changeDraft(world, callerOf(user), row, body, (product) => planOf(user, product)),
        ),
      changedDraft,
    ),
    route(
      'deleteOrderDraft',
      ({ user, path, headers }) => {
        draft.change(user, path.draftId, headers['If-Match'], 'delete', (row) =>
          setDraftState(world, callerOf(user), row, 'deleted'),
        );
        return versioned({}, anyDraft.found(user, path.draftId).version);
      },
      changedDraft,
    ),
    route(
      'restoreOrderDraft',
      ({ user, path, headers }) => {
        anyDraft.change(user, path.draftId, headers['If-Match'], null, (row) => {
          if (row.state === 'deleted') setDraftState(world, callerOf(user), row, 'open');
        });
        return noContent();
      },
      ({ user, path }) => anyDraft.changed(user, path.draftId),
    ),
    route('priceOrderDraft', ({ user, path }) => {
      const row = draft.found(user, path.draftId);
      const price = draftPriceOf(world, priceableOf(row), row.agreed, planOf(user, row.product));
      return json({ etag: `"${row.version}"`, ...price });
    }),
    route(
      'submitOrderDraft',
      ({ user, path, headers, body }) => {
        const caller = callerOf(user);
        // Look up the draft before the key, so that a draft of another partner gives 404.
        draft.found(user, path.draftId);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'submitOrderDraft',
          body: { ...body, draftId: path.draftId, etag: headers['If-Match'] },
        };
        const id = createOnce(world, caller, submission, () => {
          const row = draft.found(user, path.draftId);
          // Checked before the version: for a draft that a colleague ordered, this problem says more.
          draft.requireAllowed(user, row, 'submit');
          requireVersion(headers['If-Match'], row, draftRules.subject, caller);
          return submitDraft(world, user, row, body);
        });
        return order.respond(user, id, { location: `/api/portal/rest/orders/${id}` });
      },
      (call) => {
        changedDraft(call);
        return undefined;
      },
    ),
  ];
}
