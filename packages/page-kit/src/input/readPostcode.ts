import { plainText } from '@quayside/portal-core/addresses';
import { READ_LIMIT } from './readLimit.ts';

/**
 * The letters that a UK postcode has in each place: no Q, V or X first, no I, J or Z second, and no letter in the second half that is
 * read as another postcode. The last one is the only postcode of its own form.
 */
const shape =
  /^(?:([A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?))(\d[ABD-HJLNP-UW-Z]{2})|(GIR)(0AA))$/;

const label = /^(?:post ?code|pc)\b[\s.:]*/i;

const country =
  /[\s.,;]+(?:uk|u\.k|gb|united kingdom|great britain|england|scotland|wales|northern ireland)[\s.,;]*$/i;

/**
 * Reads a UK postcode, also with its label or its country. Returns it in its usual spelling, such as `LS1 4AP`; null if the text is not a
 * whole postcode.
 */
export function readPostcode(text: string): string | null {
  const plain = plainText(text);
  if (plain.length > READ_LIMIT) return null;
  const compact = plain
    .replace(label, '')
    .replace(country, '')
    .toUpperCase()
    .replaceAll(/[\s.,;()[\]"'\u2018-\u201E-]/g, '');
  const [outward, inward] = shape.exec(compact)?.slice(1).filter(Boolean) ?? [];
  return outward === undefined ? null : `${outward} ${inward}`;
}
