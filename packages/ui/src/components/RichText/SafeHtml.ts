declare const sanitised: unique symbol;

/**
 * HTML that `sanitizeHtml` of `@quayside/ui/sanitize` created, and nothing else can. It is a `TrustedHTML` where
 * the browser supports Trusted Types, else a string. Use `toString()` to read it as text.
 */
export interface SafeHtml {
  /** Exists in the types only, so that no other value is assignable. */
  readonly [sanitised]: true;
  /** The HTML as text. */
  toString(): string;
}
