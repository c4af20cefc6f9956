import type { SeenPrice } from '../contract/generated/openapi.ts';
import { ProblemError } from '../http/problem.ts';

/** Throws 409 unless the present total is the one that the user saw. Amounts are in pence. */
export function requireSeenPrice(seen: SeenPrice, { nrc, mrc }: SeenPrice): void {
  if (seen.nrc !== nrc || seen.mrc !== mrc)
    throw new ProblemError(409, 'The price changed. Nothing was sent. Check the new price first.', {
      reason: 'price-changed',
    });
}
