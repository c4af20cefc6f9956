import { useState } from 'react';
import { isSame } from './mergeParts.ts';

/** What a page draws of a commitment. */
export interface DrawnOffer<Content, Price> {
  readonly content: Content;
  /** Null while there are no figures. */
  readonly price: Price | null;
  /** The version on the server that the content was made from. */
  readonly etag: string;
}

/** The price that the user was asked about, and the present one. */
export interface OfferChange<Price> {
  /** Null if there was none. */
  readonly seen: Price | null;
  readonly now: Price;
}

/** What the user is asked about, against what the page draws now. */
export interface ChangeSince<Content, Price> {
  /** Null while the page draws what the user is asked about, and while nothing is asked. */
  readonly change: OfferChange<Price> | null;
  /** From now on the user is asked about this. */
  ask(this: void, offer: DrawnOffer<Content, Price>): void;
  /** The user has seen the change. */
  lookAgain(this: void): void;
}

/** The version is null until the content is saved: saving it gives it another one. */
type Asked<Content, Price> = Omit<DrawnOffer<Content, Price>, 'etag'> & { readonly etag: string | null };

/**
 * Remembers what the user is asked about, and says whether the page draws another version or price since. With `isQuestion` that is what
 * the first render draws. `isReady`: what is drawn is on the server, with its figures; before that nothing has changed.
 */
export function useChangeSince<Content extends object, Price>(
  drawn: DrawnOffer<Content, Price>,
  { isReady, isQuestion }: { isReady: boolean; isQuestion: boolean },
): ChangeSince<Content, Price> {
  const [asked, setAsked] = useState<Asked<Content, Price> | null>(() =>
    isQuestion ? { ...drawn, etag: null } : null,
  );
  const { price } = drawn;
  if (isReady && asked?.etag === null) setAsked({ ...asked, price: asked.price ?? price, etag: drawn.etag });
  const isChanged = isReady && asked !== null && isOther(asked, drawn);
  return {
    change: isChanged && price !== null ? { seen: asked.price, now: price } : null,
    ask: setAsked,
    lookAgain: () => setAsked(isQuestion ? drawn : null),
  };
}

function isOther<Content extends object, Price>(
  asked: Asked<Content, Price>,
  drawn: DrawnOffer<Content, Price>,
): boolean {
  if (asked.etag !== null && asked.etag !== drawn.etag) return true;
  return !isSame(asked.content, drawn.content) || !isSame(asked.price ?? drawn.price, drawn.price);
}
