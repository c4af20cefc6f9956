import { plainText } from '@quayside/portal-core/addresses';
import { READ_LIMIT } from './readLimit.ts';

const LIMIT = 320;

/** Letters outside a–z stay out of the domain: `раураl.example` in Cyrillic letters looks like another domain. */
const shape =
  /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** `Email: …`, `E-mail …`, `E: …`. Any other word, such as a person's name, must not be lost without a word. */
const label = /^(?:e[ -]?mail(?: address)?(?:\s*:\s*|\s+)|e:\s*)/i;

/** A second one must not be lost without a word. */
const anyAddress = /[^\s@,;:<>()[\]"]+@[^\s@,;:<>()[\]"?]+/g;

/**
 * Reads an e-mail address, also from a link (`mailto:…`), with its label, with the name of its owner (`Smith, John <john@…>`) or with a
 * note (`john@… (work)`). Null for any other text. The server decides whether it exists.
 */
export function readEmail(text: string): string | null {
  const plain = plainMarks(text);
  if (plain.length > READ_LIMIT) return null;
  const address = addressIn(plain);
  const isOnlyOne = new Set(plain.match(anyAddress)).size <= 1;
  // `john²@` looks like `john2@`.
  const hasOwnCharacters = address === address.normalize('NFKC');
  return isOnlyOne && address.length <= LIMIT && shape.test(address) && hasOwnCharacters ? address : null;
}

/** Whether the domain of an address has letters that can pass for others, so that the user learns why it is refused. */
export function hasOtherLetters(text: string): boolean {
  const plain = plainMarks(text);
  return plain.length <= READ_LIMIT && /@.*[^\0-\u007F]/.test(addressIn(plain));
}

function addressIn(plain: string): string {
  const inBrackets = /<([^<>]*)>[\s,;.]*$/.exec(plain)?.[1] ?? plain;
  const unlabelled = inBrackets.replace(/^[\s"'(]+/, '').replace(label, '');
  const linked = unlabelled.replace(/^mailto:\s*/i, '');
  const address = linked
    .replace(/\?.*$/s, '')
    .replace(/\s\([^()]*\)[\s,;.]*$/, '')
    .replace(/[\s"'),;.]+$/, '');
  return linked === unlabelled ? address : plainMarks(decode(address));
}

/** A link writes `john+x@…` as `john%2Bx@…`. A lone percent sign stays. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A pasted text with the quotation marks and the apostrophe of a keyboard: Word types others. */
function plainMarks(text: string): string {
  return plainText(text)
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C-\u201E]/g, '"');
}
