import { plainText } from './plainText.ts';

const LIMIT = 40;

/** A number, and after it an extension such as `ext. 23`, `x23`, `#23` or `;ext=23`. */
const withExtension = /^([^a-z#;]*?)(?:[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,6}))?$/i;

/**
 * Reads a telephone number of any country in the spellings that people paste. Returns it with spaces only: `020 7946 0018`,
 * `+44 20 7946 0018 ext. 23`. Null for any other text.
 */
export function readTelephone(text: string): string | null {
  const plain = plainText(text).replace(/^tel(?:ephone)?[\s.:]*/i, '');
  const [, number = '', extension] = withExtension.exec(plain) ?? [];
  const isInternational = /^[\s(]*(?:\+|00)/.test(number);
  const spaced = number
    .replace('(0)', isInternational ? ' ' : '0')
    .replaceAll(/[\s()[\]./·•-]+/g, ' ')
    .trim()
    .replace(/^(?:\+|00) ?/, '+')
    // The 0 before an area code is not dialled from abroad.
    .replace(/^\+44 ?0/, '+44 ');
  const digits = spaced.replaceAll(/\D/g, '').length;
  if (!/^\+?\d[\d ]*$/.test(spaced) || digits < 7 || digits > 15) return null;
  const read = extension === undefined ? spaced : `${spaced} ext. ${extension}`;
  return read.length <= LIMIT ? read : null;
}
