declare const sanitised: unique symbol;

/**
 * HTML that has passed `sanitizeHtml` of `@quayside/ui/sanitize`, the only place that makes one. It is a `TrustedHTML`
 * where the browser has Trusted Types and a string elsewhere, so read it as text only through `toString()`.
 */
export interface SafeHtml {
  /** Exists in the types only, so that nothing else passes for one. */
  readonly [sanitised]: true;
  /** The markup as text. */
  toString(): string;
}
