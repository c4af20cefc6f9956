/** True for a text that begins like a web page, as networks with a sign-in page serve it in place of data. */
export function looksLikeWebPage(text: string): boolean {
  return /^\s*</.test(text);
}

/** True for a whole HTML document, where a fragment is expected. */
export function isWholePage(html: string): boolean {
  return /^(?:\uFEFF|\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype|html|head|body)\b/i.test(html);
}
