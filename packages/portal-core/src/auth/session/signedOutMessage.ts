import { asRecord } from '../../base/parsing/records.ts';

export const signedOutMessage: { readonly type: 'signed-out' } = { type: 'signed-out' };

/** True for the message above. The session ignores all other messages on the channel. */
export function isSignedOutMessage(message: unknown): boolean {
  return asRecord(message)?.['type'] === signedOutMessage.type;
}
