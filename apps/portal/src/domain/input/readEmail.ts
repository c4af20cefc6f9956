import { plainText } from './plainText.ts';

const LIMIT = 320;
const shape = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** A second one must not be lost without a word. */
const anyAddress = /[^\s@,;:<>()[\]"]+@[^\s@,;:<>()[\]"?]+/g;

/**
 * Reads an e-mail address, also from a link (`mailto:…`) or with the name of its owner (`Smith, John <john@…>`). Null for any other text.
 * The server decides whether it exists.
 */
export function readEmail(text: string): string | null {
  const plain = plainText(text);
  const inBrackets = /<([^<>]*)>[\s,;.]*$/.exec(plain)?.[1] ?? plain;
  const address = inBrackets
    .replace(/^[\s"'(]*(?:mailto:)?/i, '')
    .replace(/\?.*$/s, '')
    .replace(/[\s"'),;.]+$/, '');
  const isOnlyOne = new Set(plain.match(anyAddress)).size <= 1;
  return isOnlyOne && address.length <= LIMIT && shape.test(address) ? address : null;
}
