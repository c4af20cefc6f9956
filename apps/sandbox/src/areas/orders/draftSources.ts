import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { printedDay } from '../../world/days.ts';
import { callerOf, type Caller } from '../caller.ts';
import { emptyContent, type NewDraft } from './drafts.ts';
import type { DraftContent } from './orders.ts';
import { orderProductOf, planOf, productRules } from './orderProducts.ts';
import { findReadyQuote } from './orderableQuotes.ts';
import { findSite, type NewSite } from './sites.ts';

/** The source of a new draft. Throws 422 for a source that does not exist or is not offered to the partner. */
export function draftFrom(world: World, user: User, { kind, id }: BodyOf<'createOrderDraft'>): NewDraft {
  const draft = { product: ofProduct, service: ofService, quote: ofQuote }[kind](world, user, id);
  if (planOf(user, draft.product) !== '') return draft;
  throw refuse(`Your company has no price plan for ${draft.product}. Choose another product.`);
}

function refuse(message: string): ProblemError {
  return new ProblemError(422, message, { errors: [{ pointer: '/id', detail: message }] });
}

function contentFor(caller: Caller, content: Partial<DraftContent> = {}): DraftContent {
  return { ...emptyContent, ...content, contacts: { ...emptyContent.contacts, name: caller.name } };
}

function ofProduct(world: World, user: User, id: string): NewDraft {
  const product = orderProductOf(id);
  if (product === undefined) throw refuse('There is no such product. Choose another one.');
  return {
    name: `${product}, ${printedDay(world.now().toISOString())}`,
    product,
    source: { kind: 'product', id: null, name: product },
    content: contentFor(callerOf(user)),
    quoted: null,
  };
}

function ofService(world: World, user: User, id: string): NewDraft {
  const caller = callerOf(user);
  const row = sharedRights().has('listServices', user.claims)
    ? services.first(world, 'id = ? AND partner_id = ?', id, caller.partnerId)
    : undefined;
  const product = orderProductOf(row?.product);
  if (row === undefined) throw refuse('There is no such service. Choose another one.');
  if (product === undefined) throw refuse('This service cannot be ordered here. Choose another one.');
  const site = {
    id: 'S1',
    site: toSite(findSite(world, row.aEnd.siteId)),
    bSite: row.bEnd && toSite(findSite(world, row.bEnd.siteId)),
    bandwidthMbps: null,
    termMonths: null,
  };
  const bandwidthMbps = nearest(productRules[product].bandwidthsMbps, row.bandwidthMbps);
  return {
    name: `Copy of ${row.name}`.slice(0, 120),
    product,
    source: { kind: 'service', id, name: row.name },
    content: contentFor(caller, {
      sites: [site],
      configuration: { ...emptyContent.configuration, bandwidthMbps },
    }),
    quoted: null,
  };
}

function nearest(offered: readonly number[], wanted: number): number {
  return offered.find((mbps) => mbps >= wanted) ?? offered.at(-1) ?? wanted;
}

function ofQuote(world: World, user: User, id: string): NewDraft {
  const quote = findReadyQuote(world, user, id);
  if (quote === undefined) throw refuse('This quote cannot be ordered any more. Choose another one.');
  const [first] = quote.lines;
  const sites = quote.lines.map(({ site, bSite, bandwidthMbps, termMonths }, index) => ({
    id: `S${index + 1}`,
    site,
    bSite,
    // Set only where the site differs from the whole order.
    bandwidthMbps: bandwidthMbps === first?.bandwidthMbps ? null : bandwidthMbps,
    termMonths: termMonths === first?.termMonths ? null : termMonths,
  }));
  return {
    name: quote.name,
    product: quote.product,
    source: { kind: 'quote', id, name: quote.name },
    content: contentFor(callerOf(user), {
      sites,
      configuration: quote.configuration,
      commercial: { ...emptyContent.commercial, termMonths: first?.termMonths ?? 36 },
    }),
    quoted: {
      number: id,
      configuration: quote.configuration,
      lines: Object.fromEntries(quote.lines.map((line, index) => [`S${index + 1}`, line])),
    },
  };
}

/** A site of the world, with the fields of a draft only. */
export function toSite({ name, address, postcode }: NewSite): NewSite {
  return { name, address, postcode };
}
