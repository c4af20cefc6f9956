import { plainText } from './plainText.ts';

const LIMIT = 320;
const shape = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

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
  return address.length <= LIMIT && shape.test(address) ? address : null;
}
