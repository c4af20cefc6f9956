/** A file as text, or the reason why it has none. `encoding` is the one that it was read with. */
export type ReadText =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'empty' };

/**
 * Reads the bytes of a CSV file in the encodings that spreadsheets write: UTF-8, UTF-16 of either byte order, and Windows-1252 for
 * everything that is not valid UTF-8. A file with control characters is no text.
 */
export function readText(bytes: Uint8Array): ReadText {
  const { text, encoding } = decode(bytes);
  if (hasControlCharacter(text)) return { kind: 'binary' };
  return text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text, encoding };
}

function decode(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'utf-16' | 'windows-1252' } {
  const wide = wideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** UTF-16 has a byte order mark, or every other byte of its Latin letters is 0. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 200);
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const most = sample.length * 0.4;
  const [even = 0, odd = 0] = zeros;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/** Whether there is a character that no text has: a control character other than tab and line breaks. */
function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    if (code < 9 || (code > 13 && code < 32)) return true;
  }
  return false;
}
