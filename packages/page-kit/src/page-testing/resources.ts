import { HttpStatusError } from '@quayside/portal-core';
import type { UseResourceResult } from '@quayside/portal-core/react';

const refetch = (): Promise<void> => Promise.resolve();

/** When the data of the stories arrived. */
export const receivedAtMs = Date.UTC(2026, 10, 21, 10, 42);

/** A resource whose data has arrived. */
export function loaded<Data>(data: Data): UseResourceResult<Data> {
  return { status: 'ready', data, error: null, isStale: false, receivedAtMs, refetch };
}

/** A resource that loads for the first time. */
export function loading<Data>(): UseResourceResult<Data> {
  return {
    status: 'loading',
    data: undefined,
    error: null,
    isStale: false,
    receivedAtMs: null,
    refetch,
  };
}

/** A resource that could not be loaded, or not be updated when there is data. */
export function failed<Data>(data?: Data): UseResourceResult<Data> {
  const error = new HttpStatusError(500, null, 'Failed with 500.');
  return {
    status: 'failed',
    data,
    error,
    isStale: false,
    receivedAtMs: data === undefined ? null : receivedAtMs,
    refetch,
  };
}
