export interface MarketingDraft {
  html: string;
  image: string;
}

/** The errors by field; empty when the message can be previewed. */
export type MarketingDraftErrors = Partial<Record<keyof MarketingDraft, string>>;

/** A preview needs a text or an image, and an image an address that the portal's pages may load. */
export function marketingDraftErrors({ html, image }: MarketingDraft): MarketingDraftErrors {
  if (image === '') return html === '' ? { html: 'Give a text, or the address of an image below.' } : {};
  return isImageAddress(image)
    ? {}
    : { image: 'Give an address with https, or a path of the portal such as /favicon.svg.' };
}

/** The content security policy blocks any other address. */
function isImageAddress(address: string): boolean {
  return /^(?:https:\/\/[^/\\\s]|\/(?![/\\]))/i.test(address);
}
