import * as v from 'valibot';

/** The one that a case, an order or a change waits for: `you` is the reader who can act, `colleague` somebody else of the company. */
export const waitingFor = v.picklist(['you', 'colleague', 'us', 'thirdParty']);

/** The one that a case, an order or a change waits for. */
export type WaitingFor = v.InferOutput<typeof waitingFor>;

/** The text of each one that a thing can wait for. */
export const waitingForWords: Record<WaitingFor, string> = {
  you: 'You',
  colleague: 'A colleague',
  us: 'Us',
  thirdParty: 'A supplier',
};
