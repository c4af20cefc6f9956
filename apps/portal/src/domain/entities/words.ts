import type { WaitingFor } from './entities.ts';

export { longestOf, type StatusWord } from './statusWord.ts';

/** The text of each one that a thing can wait for. */
export const waitingForWords: Record<WaitingFor, string> = {
  you: 'You',
  us: 'Us',
  thirdParty: 'A supplier',
};
