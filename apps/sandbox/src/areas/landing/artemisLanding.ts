import type { Landing } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { sharedRights } from '../../rights/rights.ts';
import { listDrafts } from '../orders/drafts.ts';
import { toAction } from './nextAction.ts';

type ArtemisLanding = NonNullable<Landing['artemis']>;

/** The numbers of the Artemis landing page. `hasPages` is false for callers who may open the dashboard only. */
export function artemisLanding(world: World, caller: Caller, hasPages: boolean): ArtemisLanding {
  if (!hasPages) return { waiting: { drafts: null }, next: null };
  const newest = world.first(
    `SELECT id, name AS title FROM order_drafts WHERE partner_id = ? AND state = 'open' AND updated_by = ?
     ORDER BY updated_at DESC, number DESC`,
    caller.partnerId,
    caller.id,
  );
  const mayOrder = sharedRights().grants(caller.roles, 'placeArtemisOrders');
  const { total } = listDrafts(world, caller, { q: '', page: 1, pageSize: 1 });
  return {
    // A colleague's draft can be continued by every colleague.
    waiting: { drafts: { mine: mayOrder ? total : 0, company: total } },
    next: mayOrder ? toAction('draft', newest) : null,
  };
}
