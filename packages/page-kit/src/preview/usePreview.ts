'use client';

import { isCancelledError, useHttp, type SendableCall } from '@quayside/portal-core/react';
import { useCallback, useEffect, useState } from 'react';
import { useDelayed } from '../options/useDelayed.ts';

/** What a server works out from an input that is still being changed, such as charges. */
export interface Preview<Data> {
  /** The last response; null before the first, and after a failure. It may be of an earlier input: see `isUpdating`. */
  readonly data: Data | null;
  /** Why the last request failed; null if it did not. */
  readonly error: Error | null;
  /** The input has changed since the last response or failure. */
  readonly isUpdating: boolean;
  /** Asks again for the same input. */
  retry(this: void): void;
}

/** How a preview is requested. */
export interface PreviewOptions {
  /** The input is typed: it is sent once the user stops, after 250 ms. Default false. */
  readonly isTyped?: boolean;
}

interface Received<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly error: Error | null;
}

/**
 * Sends an input to a call that changes nothing, and again whenever it differs. A response to an earlier input is dropped. Null sends no
 * request. The input must consist of JSON.
 */
export function usePreview<Input, Data>(
  { send }: SendableCall<Input, Data>,
  input: Input | null,
  { isTyped = false }: PreviewOptions = {},
): Preview<Data> {
  const http = useHttp();
  const text = input === null ? '' : JSON.stringify(input);
  const delayed = useDelayed(text);
  const asked = isTyped ? delayed : text;
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState<Received<Data>>({ key: '', data: null, error: null });
  const key = `${attempt} ${asked}`;

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        const data = await send(http, JSON.parse(asked), { signal });
        if (!signal.aborted) setReceived({ key, data, error: null });
      } catch (error) {
        if (signal.aborted || isCancelledError(error)) return;
        setReceived({ key, data: null, error: error instanceof Error ? error : new Error(String(error)) });
      }
    };
    void load();
    return () => controller.abort();
  }, [send, http, asked, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (text === '') return { data: null, error: null, isUpdating: false, retry };
  const { data, error } = received;
  return { data, error, isUpdating: received.key !== `${attempt} ${text}`, retry };
}
