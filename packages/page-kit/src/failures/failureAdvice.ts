import type { HttpStatusError } from '@quayside/portal-core';
import {
  isHttpStatusError,
  isNetworkError,
  isServiceUnavailable,
  isTimeoutError,
} from '@quayside/portal-core/react';
import { errorReference } from './errorReference.ts';

/**
 * Returns why a call failed and what the user can do, in one or two sentences. What the server says comes first where
 * it refused the call: only the server knows the reason. Who can give a missing right is named. The connection is named only if no response arrived.
 */
export function failureAdvice(error: unknown): string {
  const names = administratorsOf(error).map(({ name }) => name);
  return names.length > 0 ? `${adviceOf(error)} Ask ${names.join(', ')}.` : adviceOf(error);
}

/** The advice without the people whom the user can ask. */
export function adviceOf(error: unknown): string {
  if (isNetworkError(error))
    return navigator.onLine ? 'Check your connection and try again.' : 'Try again once you’re back online.';
  if (isTimeoutError(error)) return 'It took too long. Try again.';
  if (isServiceUnavailable(error))
    return 'The service is busy or being maintained. Try again in a few minutes.';
  if (!isHttpStatusError(error) || error.status >= 500 || isOurFault(error))
    return 'Something went wrong on our side. Try again in a few minutes.';
  if (error.status === 429) return 'There were too many requests. Try again in a minute.';
  const { message, detail } = error.problem ?? {};
  return message ?? detail ?? (isRefused(error) ? noRight : 'This can’t be done now. Load the page again.');
}

/** Somebody who can change the rights of the user. */
export interface Administrator {
  readonly name: string;
  readonly email: string;
}

/** Who can give the user the right for a call that was refused; nobody if the server names none in the form of the contract. */
export function administratorsOf(error: unknown): readonly Administrator[] {
  const people = isHttpStatusError(error) && error.problem?.administrators;
  return Array.isArray(people) ? people.filter(isAdministrator) : [];
}

function isAdministrator(person: Partial<Administrator> | null): person is Administrator {
  return typeof person?.name === 'string' && typeof person.email === 'string';
}

const noRight = 'You don’t have the right to do this. Ask an administrator of your company.';

const textsWithAdvice = new Map<string, (error: unknown) => string>();

/**
 * The text of a toast: what failed, then the advice for the error. Kept for each text, so that `useAction` gets the same function
 * at each render.
 */
export function withAdvice(whatFailed: string): (error: unknown) => string {
  const kept = textsWithAdvice.get(whatFailed);
  if (kept) return kept;
  const made = (error: unknown): string => `${whatFailed} ${failureAdvice(error)}`;
  textsWithAdvice.set(whatFailed, made);
  return made;
}

/** The advice, and the reference with which support finds the failure. `operationId` names the call. */
export function adviceWithReference(operationId: string, error: Error): string {
  return failedDetail({ advice: failureAdvice(error), reference: errorReference(operationId, error) });
}

/** The advice and the reference of a failed state, as `toAsyncState` sets them. */
export function failedDetail({
  advice,
  reference,
}: {
  advice?: string;
  reference?: string | undefined;
}): string {
  return [advice, reference && `Reference: ${reference}`].filter(Boolean).join(' ');
}

/**
 * Whether the server judged what was sent (a status from 400, but not 429 and no fault of ours): only the user can change something about
 * it.
 */
export function isRejected(error: unknown): boolean {
  return isHttpStatusError(error) && error.status < 500 && error.status !== 429 && !isOurFault(error);
}

/** Whether the page sent what no user can correct: a change without its version (428), or a key that belongs to another call. */
function isOurFault({ status, problem }: HttpStatusError): boolean {
  return status === 428 || (status === 409 && problem?.type === 'urn:quayside:problem:key-reused');
}

/** Whether the server refused the call for lack of a right (403). To send it again would not help. */
export function isRefused(error: unknown): boolean {
  return isHttpStatusError(error, 403);
}
