/** True for a whole web page, where a piece of one is expected. */
export function isWholePage(html: string): boolean {
  return /^(?:\uFEFF|\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype|html|head|body)\b/i.test(html);
}
