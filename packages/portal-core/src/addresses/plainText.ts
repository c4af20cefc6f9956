/** Full-width and half-width forms, and joined letters such as the `ﬁ` of a PDF. No superscript: `18²` is not `182`. */
const widths = /[\uFB00-\uFB06\uFF00-\uFFEF]+/g;

/**
 * A pasted text as a person would type it, for values that have a rule of their own and for searches: ordinary spaces, hyphens for every
 * dash, full-width digits and letters as ordinary ones, and no character that cannot be seen. Other characters stay, so that `18½` is not
 * read as a number. Lines stay. Spreadsheets write `="0117"` for a
 * value that must stay a text.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(widths, (part) => part.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1');
}
