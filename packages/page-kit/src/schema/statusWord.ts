import type { StatusLabelTone } from '@quayside/ui/StatusLabel';

/** A status as the customer reads it. */
export interface StatusWord {
  readonly text: string;
  readonly tone: StatusLabelTone;
}

/** The longest text of a set of words: the room that a column of a table keeps for them. */
export function longestOf(words: Readonly<Record<string, string | StatusWord>>): string {
  const texts = Object.values(words).map((word) => (typeof word === 'string' ? word : word.text));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
