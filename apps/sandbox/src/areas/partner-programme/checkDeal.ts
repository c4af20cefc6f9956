import type { DealCheck } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { customerKeyOf, postcodeKeyOf } from './customerKey.ts';
import { deals } from './deals.ts';

const MOST = 5;

/** Open deals for the same customer: the numbers of the partner's own, and whether another partner has registered one. */
export function checkDeal(
  world: Pick<World, 'all'>,
  { partnerId }: Pick<Caller, 'partnerId'>,
  { customerName, customerPostcode, except = '' }: BodyOf<'checkDeal'>,
): DealCheck {
  const found = deals.all(
    world,
    `status IN ('pending', 'returned', 'approved') AND number <> ?
       AND ((customer_key <> '' AND customer_key = ?) OR (postcode_key <> '' AND postcode_key = ?))
     ORDER BY ordinal DESC`,
    except,
    customerKeyOf(customerName),
    postcodeKeyOf(customerPostcode),
  );
  const own = found.filter((deal) => deal.partnerId === partnerId);
  return {
    isRegisteredByOthers: found.length > own.length,
    own: own.slice(0, MOST).map(({ number, name, status }) => ({ number, name, status })),
  };
}
