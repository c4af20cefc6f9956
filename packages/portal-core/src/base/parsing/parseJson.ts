/** The value a text holds as JSON; undefined when it holds none. Never throws: the parser's own error would quote the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** True when a text begins like a web page, which a network in between serves where data is due. */
export function looksLikeWebPage(text: string): boolean {
  return /^\s*</.test(text);
}
