import { asRecord } from '../../base/parsing/records.ts';

/** What a tab tells the others when its user signs out by hand. */
export const signedOutMessage: { readonly type: 'signed-out' } = { type: 'signed-out' };

/** True for another tab's word that its user signed out; anything else on the channel is not for the session. */
export function isSignedOutMessage(message: unknown): boolean {
  return asRecord(message)?.['type'] === signedOutMessage.type;
}
