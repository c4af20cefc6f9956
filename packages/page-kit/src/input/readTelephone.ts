import { plainText } from '@quayside/portal-core/addresses';
import { READ_LIMIT } from './readLimit.ts';

const LIMIT = 40;

/** The words that name the kind of a number. Any other word, such as a person's name, must not be lost without a word. */
const kind =
  '(?:direct (?:line|dial)|direct|ddi|telephone|tel|phone|mobile|mob|cell|landline|office|work|home|main|switchboard|reception)(?: ?(?:number|no))?';

/** `Mob: …`, `Tel …`. A single letter needs a mark or a space after it: the `O` of `O20` is a mistyped zero. */
const leadingKind = new RegExp(String.raw`^(?:${kind}[\s.:-]*|[tmpdhw][\s.:]+)(?=[\d(+])`, 'i');
const trailingKind = new RegExp(String.raw`[\s,;]*\(${kind}\.?\)[\s.,;]*$`, 'i');

/** A number, and after it an extension such as `ext. 23`, `x23`, `#23`, `(ext 23)` or `;ext=23`. */
const withExtension =
  /^([^a-z#;]*?)(?:[\s,;([]*(?:extension|extn?|x|#)(?: ?(?:number|no))?[\s.:=]*(\d{1,6})[\])]?)?[\s.,;]*$/i;

/** A day such as `01.02.2026`, which begins as a number does. */
const day = /^\d\d([.-])\d\d\1\d{4}$/;

/**
 * Reads a telephone number of any country in the spellings that people paste. It begins with `+`, `00` or `0`; `44` is enough before a whole
 * UK number. A leading apostrophe comes from a spreadsheet. Returns it with spaces only: `020 7946 0018`,
 * `+44 20 7946 0018 ext. 23`. Null for any other text.
 */
export function readTelephone(text: string): string | null {
  const typed = plainText(text);
  if (typed.length > READ_LIMIT) return null;
  const plain = typed
    .replace(/^['\u2018\u2019]/, '')
    .replace(leadingKind, '')
    .replace(trailingKind, '');
  const [, number = '', extension] = withExtension.exec(plain) ?? [];
  const isInternational = /^[\s(]*(?:\+|00|44)/.test(number);
  const spaced = number
    .replace('(0)', isInternational ? ' ' : '0')
    .replaceAll(/[\s()[\].·•-]+/g, ' ')
    .trim()
    .replace(/^(?:\+|00) ?/, '+')
    // A spreadsheet that takes a number for an amount drops its plus sign.
    .replace(/^(?=44(?: ?\d){10}$)/, '+')
    // The 0 before an area code is not dialled from abroad.
    .replace(/^\+44 ?0/, '+44 ');
  const digits = spaced.replaceAll(/\D/g, '').length;
  if (day.test(number) || !/^(?:\+|0 ?)[1-9][\d ]*$/.test(spaced) || digits < 7 || digits > 15) return null;
  const read = extension === undefined ? spaced : `${spaced} ext. ${extension}`;
  return read.length <= LIMIT ? read : null;
}
