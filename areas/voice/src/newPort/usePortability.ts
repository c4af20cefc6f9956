import type { CallInput } from '@quayside/contract';
import { isCancelledError, useHttp } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import { useDelayed } from '@quayside/page-kit/options';
import { checkPortability, type PortabilityCheck } from '../portsApi.ts';

/** The portability of the typed numbers. */
export interface Portability {
  /** Null before the first result, and for numbers that cannot be checked yet. */
  readonly check: PortabilityCheck | null;
  readonly isChecking: boolean;
  /** The check failed. The numbers are checked again when the port is submitted. */
  readonly hasFailed: boolean;
  retry(this: void): void;
}

type Wanted = CallInput<'checkPortability'>['body'];

/** Checks numbers while they are typed. */
export function usePortability(wanted: Wanted | null): Portability {
  const http = useHttp();
  const text = wanted === null ? '' : JSON.stringify(wanted);
  const asked = useDelayed(text);
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState<{
    readonly key: string;
    readonly check: PortabilityCheck | null;
  }>({ key: '', check: null });
  const key = `${attempt} ${asked}`;

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const body: Wanted = JSON.parse(asked);
      try {
        const check = await checkPortability.send(http, { body }, { signal: controller.signal });
        if (!controller.signal.aborted) setReceived({ key, check });
      } catch (error) {
        if (!controller.signal.aborted && !isCancelledError(error)) setReceived({ key, check: null });
      }
    };
    void load();
    return () => controller.abort();
  }, [http, asked, key]);

  const retry = (): void => setAttempt((count) => count + 1);
  if (text === '') return { check: null, isChecking: false, hasFailed: false, retry };
  const isCurrent = text === asked && received.key === key;
  return {
    check: isCurrent ? received.check : null,
    isChecking: !isCurrent,
    hasFailed: isCurrent && received.check === null,
    retry,
  };
}
