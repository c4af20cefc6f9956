import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, such as the one for Japanese. Its Enter accepts a word and its Escape cancels one, so neither
 * may save, send or close anything.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  // Safari ends the composition before the key that ends it. Only this code tells such a key from others.
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other sign
  return event.keyCode === 229 || ('nativeEvent' in event ? event.nativeEvent : event).isComposing;
}
