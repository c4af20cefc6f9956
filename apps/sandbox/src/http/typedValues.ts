/**
 * A pasted text as a person would type it: ordinary spaces, hyphens for every dash, full-width digits and letters as ordinary ones, and no
 * character that cannot be seen.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a text is a telephone number: 7 to 15 digits in groups, and an extension or none. */
export function isTelephone(text: string): boolean {
  const [, number = ''] = /^(\+?[\d ()./-]+?)(?: ?(?:ext\.?|x) ?\d{1,6})?$/.exec(plainText(text)) ?? [];
  const digits = number.replace('(0)', '').replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

/** A UK postcode in capitals, with its space; null if the text is not a whole postcode. */
export function toPostcode(text: string): string | null {
  const compact = plainText(text)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  const [, outward, inward] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(compact) ?? [];
  return outward === undefined ? null : `${outward} ${inward}`;
}

const email = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/**
 * Whether a text is an e-mail address. One with characters that cannot be seen is not: a right-to-left override lets it look like another
 * one.
 */
export function isEmail(text: string): boolean {
  return email.test(text) && plainText(text) === text.normalize('NFKC');
}
