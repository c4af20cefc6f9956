import type { StatusLabelTone } from '@quayside/ui/StatusLabel';
import type { WaitingFor } from './entities.ts';

/** A status as the customer reads it. */
export interface StatusWord {
  readonly text: string;
  readonly tone: StatusLabelTone;
}

/** Who something waits for, as the customer reads it. */
export const waitingForWords: Record<WaitingFor, string> = {
  you: 'You',
  us: 'Us',
  thirdParty: 'A supplier',
};
