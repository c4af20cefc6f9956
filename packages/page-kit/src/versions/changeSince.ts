import type { EntityTag } from '@quayside/portal-core/calls';
import { isSame } from './mergeParts.ts';

/** What a page draws of a commitment. */
export interface DrawnOffer<Content, Price> {
  readonly content: Content;
  /** Null while there are no figures. */
  readonly price: Price | null;
  /** The version on the server that the content was made from. */
  readonly etag: EntityTag;
}

/** What the user is asked about. The version is null until the content is saved: saving it gives it another one. */
export type AskedOffer<Content, Price> = Omit<DrawnOffer<Content, Price>, 'etag'> & {
  readonly etag: EntityTag | null;
};

/** The price that the user was asked about, and the present one. */
export interface OfferChange<Price> {
  /** Null if there was none. */
  readonly seen: Price | null;
  readonly now: Price;
}

/**
 * Gives what is asked the version under which it was saved, and the price of that version. Call it once what is drawn is on the server, with
 * its figures.
 */
export function bindAsked<Content, Price>(
  asked: AskedOffer<Content, Price>,
  { price, etag }: DrawnOffer<Content, Price>,
): AskedOffer<Content, Price> {
  if (asked.etag !== null && (asked.etag !== etag || asked.price !== null)) return asked;
  return { ...asked, price: asked.price ?? price, etag };
}

/** Says whether the page draws another content, version or price than the user is asked about. Null if not, and while there is no price. */
export function changeSince<Content extends object, Price>(
  asked: AskedOffer<Content, Price>,
  drawn: DrawnOffer<Content, Price>,
): OfferChange<Price> | null {
  const { price } = drawn;
  return price !== null && isOther(asked, drawn) ? { seen: asked.price, now: price } : null;
}

function isOther<Content extends object, Price>(
  asked: AskedOffer<Content, Price>,
  drawn: DrawnOffer<Content, Price>,
): boolean {
  if (asked.etag !== null && asked.etag !== drawn.etag) return true;
  return !isSame(asked.content, drawn.content) || !isSame(asked.price ?? drawn.price, drawn.price);
}
