import { plainText } from '@quayside/portal-core/addresses';

/** Reads a whole number as it is typed or as the portal prints it: `1500`, `1,500`. Null for any other text. */
export function readWholeNumber(text: string): number | null {
  const plain = plainText(text);
  return /^(?:\d{1,9}|\d{1,3}(?:[, ]\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(/\D/g, '')) : null;
}
