import { isHttpStatusError, isNetworkError, isTimeoutError } from '@quayside/portal-core/react';
import { adviceWithReference, failureAdvice, isRejected } from '@quayside/page-kit/failures';
import { conflictReasonOf } from '@quayside/page-kit/versions';
import { addConversationEntry } from './api.ts';

/** Returns the reason why a message was not sent, and advice. The text is still in the composer. */
export function sendProblem(error: Error): string {
  if (isNetworkError(error))
    return navigator.onLine
      ? 'The connection was lost. Your message is still here: send it again.'
      : 'You were offline, so it wasn’t sent. Your message is still here: send it again once you’re online.';
  if (isTimeoutError(error)) return 'It took too long. Send it again: it arrives only once.';
  return isRejected(error)
    ? failureAdvice(error)
    : `Your message is still here. ${adviceWithReference(addConversationEntry.id, error)}`;
}

/** Returns the reason why a file was not uploaded, and advice. */
export function uploadProblem(error: unknown): string {
  if (isTimeoutError(error)) return 'It took too long. Try again on a faster connection.';
  if (isHttpStatusError(error, 413)) return 'The file is larger than 20 MB. Choose a smaller one.';
  return failureAdvice(error);
}

/** Whether the case or order that the message belongs to no longer takes messages. */
export function isClosedMeanwhile(error: Error): boolean {
  return conflictReasonOf(error) === 'wrong-state';
}
