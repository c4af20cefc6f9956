import type { QuotingOptions } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf } from '../caller.ts';
import {
  defaultMarginOf,
  isReseller,
  planOf,
  productRanges,
  quoteProducts,
  resiliences,
  terms,
} from './products.ts';

/** The products that a user may quote: those with a plan, and those whose plan was withdrawn while the partner has quotes of them. */
export function quotingOptions(world: World, user: User): QuotingOptions {
  const quoted = new Set(
    world
      .all('SELECT DISTINCT product FROM quotes WHERE partner_id = ?', callerOf(user).partnerId)
      .map(({ product }) => product),
  );
  return {
    isReseller: isReseller(user),
    defaultMarginBasisPoints: defaultMarginOf(user),
    products: quoteProducts.flatMap((product) => {
      const planId = planOf(user, product);
      if (planId === '' && !quoted.has(product)) return [];
      const { label, description, needsBEnd, bandwidthsMbps, defaults, fields } = productRanges[product];
      return [
        {
          product,
          label,
          description,
          planId,
          withdrawn: planId === '',
          needsBEnd,
          bandwidthsMbps,
          termsMonths: terms,
          resiliences,
          defaults,
          fields,
        },
      ];
    }),
  };
}
