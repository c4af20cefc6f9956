/** Parses JSON; returns undefined for invalid JSON. Never throws, because the parser's own error would quote the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
