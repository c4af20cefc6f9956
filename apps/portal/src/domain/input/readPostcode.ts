import { plainText } from './plainText.ts';

const shape = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Reads a UK postcode. Returns it in its usual spelling, such as `LS1 4AP`; null if the text is not a whole postcode. */
export function readPostcode(text: string): string | null {
  const compact = plainText(text)
    .toUpperCase()
    .replaceAll(/[\s.,()[\]"'-]/g, '');
  const [, outward, inward] = shape.exec(compact) ?? [];
  return outward === undefined ? null : `${outward} ${inward}`;
}
