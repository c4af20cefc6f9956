const pattern = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Returns a UK postcode in its usual spelling, such as `LS1 4AP`; null for a text that is none. */
export function toPostcode(text: string): string | null {
  const match = pattern.exec(text.toUpperCase().replaceAll(/[\s.-]/g, ''));
  return match ? `${match[1]} ${match[2]}` : null;
}
