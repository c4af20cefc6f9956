import type { DealCheck } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import type { World } from '../../world/createWorld.ts';
import { textOf, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { customerKeyOf, postcodeKeyOf } from './customerKey.ts';
import { dealStatuses } from './dealRow.ts';

const MOST = 5;

/** Open deals for the same customer: the numbers of the partner's own, and whether another partner has registered one. */
export function checkDeal(
  world: Pick<World, 'all'>,
  { partnerId }: Pick<Caller, 'partnerId'>,
  { customerName, customerPostcode, except = '' }: BodyOf<'checkDeal'>,
): DealCheck {
  const rows = world.all(
    `SELECT number, partner_id, name, status FROM deals
     WHERE status IN ('pending', 'returned', 'approved') AND number <> ?
       AND ((customer_key <> '' AND customer_key = ?) OR (postcode_key <> '' AND postcode_key = ?))
     ORDER BY ordinal DESC`,
    except,
    customerKeyOf(customerName),
    postcodeKeyOf(customerPostcode),
  );
  const own = rows.filter((row) => row['partner_id'] === partnerId);
  return {
    isRegisteredByOthers: rows.length > own.length,
    own: own.slice(0, MOST).map((row) => ({
      number: textOf(row, 'number'),
      name: textOf(row, 'name'),
      status: wordOf(row, 'status', dealStatuses),
    })),
  };
}
