import { plainText } from '@quayside/portal-core/addresses';
import { READ_LIMIT } from './readLimit.ts';

/** The last one is the only postcode of its own form. */
const shape = /^(?:([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})|(GIR)(0AA))$/;

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
    .replaceAll(/[\s.,;()[\]"'-]/g, '');
  const [outward, inward] = shape.exec(compact)?.slice(1).filter(Boolean) ?? [];
  return outward === undefined ? null : `${outward} ${inward}`;
}
