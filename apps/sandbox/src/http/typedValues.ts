// The portal reads what people paste by the same rules (`@quayside/page-kit/input`). `docs/typed-values.json` tests both.

/** Full-width and half-width forms, and joined letters such as the `ﬁ` of a PDF. No superscript: `18²` is not `182`. */
const widths = /[\uFB00-\uFB06\uFF00-\uFFEF]+/g;

/**
 * A pasted text as a person would type it: ordinary spaces, hyphens for every dash, full-width digits and letters as ordinary ones, and no
 * character that cannot be seen. Spreadsheets write `="0117"` for a value that must stay a text.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(widths, (part) => part.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1');
}

/** The longest text in which a value is looked for. The time that a pattern takes can grow with the square of the length. */
const READ_LIMIT = 1000;

/** The words that name the kind of a number. */
const kind =
  '(?:direct (?:line|dial)|direct|ddi|telephone|tel|phone|mobile|mob|cell|landline|office|work|home|main|switchboard|reception)(?: ?(?:number|no))?';
const leadingKind = new RegExp(String.raw`^(?:${kind}[\s.:-]*|[tmpdhw][\s.:]+)(?=[\d(+])`, 'i');
const trailingKind = new RegExp(String.raw`[\s,;]*\(${kind}\.?\)[\s.,;]*$`, 'i');
const withExtension =
  /^([^a-z#;]*?)(?:[\s,;([]*(?:extension|extn?|x|#)(?: ?(?:number|no))?[\s.:=]*(\d{1,6})[\])]?)?[\s.,;]*$/i;

/** A day such as `01.02.2026`, which begins as a number does. */
const day = /^\d\d([.-])\d\d\1\d{4}$/;

/** A telephone number, or a part of one, without the words and the apostrophe that people copy with it. */
export function withoutKind(text: string): string {
  const plain = plainText(text);
  // Too long for a number.
  if (plain.length > READ_LIMIT) return '';
  return plain
    .replace(/^['\u2018\u2019]/, '')
    .replace(leadingKind, '')
    .replace(trailingKind, '');
}

/** A telephone number of 7 to 15 digits with spaces only, and its extension if it has one; null for any other text. */
export function toTelephone(text: string): string | null {
  const [, number = '', extension] = withExtension.exec(withoutKind(text)) ?? [];
  const spaced = number
    .replace('(0)', /^[\s(]*(?:\+|00|44)/.test(number) ? ' ' : '0')
    .replaceAll(/[\s()[\].·•-]+/g, ' ')
    .trim()
    .replace(/^(?:\+|00) ?/, '+')
    .replace(/^(?=44(?: ?\d){10}$)/, '+')
    .replace(/^\+44 ?0/, '+44 ');
  const digits = spaced.replaceAll(/\D/g, '').length;
  if (day.test(number) || !/^(?:\+|0 ?)[1-9][\d ]*$/.test(spaced) || digits < 7 || digits > 15) return null;
  const read = extension === undefined ? spaced : `${spaced} ext. ${extension}`;
  return read.length <= 40 ? read : null;
}

const country =
  /[\s.,;]+(?:uk|u\.k|gb|united kingdom|great britain|england|scotland|wales|northern ireland)[\s.,;]*$/i;

/** Each place of a UK postcode has letters of its own: no Q, V or X is first, and the second half has none that is read as another. */
const postcode =
  /^(?:[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?)\d[ABD-HJLNP-UW-Z]{2}|GIR0AA)$/;

/** A UK postcode in capitals, with its space; null if the text is not a whole postcode. */
export function toPostcode(text: string): string | null {
  const plain = plainText(text);
  if (plain.length > READ_LIMIT) return null;
  const compact = plain
    .replace(/^(?:post ?code|pc)\b[\s.:]*/i, '')
    .replace(country, '')
    .toUpperCase()
    .replaceAll(/[\s.,;()[\]"'\u2018-\u201E-]/g, '');
  return postcode.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : null;
}

const email =
  /^[^\s@.,;:<>()[\]"\\\u2018-\u201E]+(?:\.[^\s@.,;:<>()[\]"\\\u2018-\u201E]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Whether a text is an e-mail address and nothing else. The portal takes a name, a label or a note beside it away before it sends it, and types the apostrophe of Word as `'`. An address
 * with characters that cannot be seen, with superscripts and the like, or with letters outside a–z in its domain, can look like another one.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 320 && email.test(text) && plainText(text) === text && text.normalize('NFKC') === text
  );
}
