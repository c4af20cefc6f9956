import type { NewQuoteSite, QuoteOptions, QuoteSite } from '../../contract/generated/openapi.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import { findAddress } from './addresses.ts';
import { productRanges, type QuoteProduct } from './products.ts';
import { combinationsOf } from './quoteCells.ts';
import type { QuoteRecord } from './quoteRecord.ts';

const MOST_CELLS = 30;

/** The problems of options. `pointer` names the options in the body. */
export function errorsOfOptions(product: QuoteProduct, options: QuoteOptions, pointer: string): FieldError[] {
  const { bandwidthsMbps } = productRanges[product];
  const errors = options.bandwidthsMbps.flatMap((bandwidth, index) =>
    bandwidthsMbps.includes(bandwidth)
      ? []
      : [{ pointer: `${pointer}/bandwidthsMbps/${index}`, detail: 'is not offered for this product' }],
  );
  const count = combinationsOf(options).length;
  return count > MOST_CELLS
    ? [...errors, { pointer, detail: `makes ${count} prices for each site; ${MOST_CELLS} are possible` }]
    : errors;
}

/** The sites that a caller sent, with their addresses. Throws 422 for unknown addresses or options. Fields may still be missing. */
export function sitesOf(product: QuoteProduct, items: readonly NewQuoteSite[]): QuoteSite[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const sites = items.map((item, index) => {
    const pointer = `/items/${index}`;
    const { id, reference, addressId, bEndAddressId, options, fields } = item;
    if (seen.has(id)) errors.push({ pointer: `${pointer}/id`, detail: 'is used twice' });
    seen.add(id);
    const address = findAddress(addressId);
    const bEnd = bEndAddressId === null ? null : findAddress(bEndAddressId);
    if (address === undefined) errors.push({ pointer: `${pointer}/addressId`, detail: 'does not exist' });
    if (bEnd === undefined) errors.push({ pointer: `${pointer}/bEndAddressId`, detail: 'does not exist' });
    if (options !== null) errors.push(...errorsOfOptions(product, options, `${pointer}/options`));
    errors.push(...errorsOfFields(product, fields, `${pointer}/fields`));
    return address === undefined || bEnd === undefined
      ? []
      : [{ id, reference, address, bEnd, options, fields }];
  });
  if (errors.length > 0)
    throw new ProblemError(422, 'Some sites cannot be stored like this. Correct the named fields.', {
      errors,
    });
  return sites.flat();
}

/** Throws 422 when a site lacks a field that prices need. The pointers are those of `getQuoteSites` and `replaceQuoteSites`. */
export function checkSitesForPricing({ product, sites }: QuoteRecord): void {
  const { needsBEnd, fields } = productRanges[product];
  const errors = sites.flatMap((site, index) => [
    ...(needsBEnd && site.bEnd === null
      ? [{ pointer: `/items/${index}/bEndAddressId`, detail: 'is required for prices' }]
      : []),
    ...fields
      .filter(({ id, required }) => required && (site.fields[id] ?? '').trim() === '')
      .map(({ id }) => ({ pointer: `/items/${index}/fields/${id}`, detail: 'is required for prices' })),
  ]);
  if (errors.length > 0)
    throw new ProblemError(422, 'Some sites are incomplete. Complete them before you ask for prices.', {
      errors,
    });
}

function errorsOfFields(product: QuoteProduct, fields: QuoteSite['fields'], pointer: string): FieldError[] {
  return Object.entries(fields).flatMap(([id, value]) => {
    const field = productRanges[product].fields.find((known) => known.id === id);
    if (field === undefined) return [{ pointer: `${pointer}/${id}`, detail: 'is no field of this product' }];
    const isOffered = value === '' || (field.options?.some((option) => option.id === value) ?? true);
    return isOffered ? [] : [{ pointer: `${pointer}/${id}`, detail: 'is not one of its values' }];
  });
}
