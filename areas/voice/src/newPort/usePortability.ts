import type { CallInput } from '@quayside/contract';
import { usePreview } from '@quayside/page-kit/preview';
import { checkPortability, type PortabilityCheck } from '../portsApi.ts';

export interface Portability {
  /** Null before the first result, and for numbers that cannot be checked yet. */
  readonly check: PortabilityCheck | null;
  readonly isChecking: boolean;
  /** The check failed. The numbers are checked again when the port is submitted. */
  readonly hasFailed: boolean;
  retry(this: void): void;
}

/** Checks numbers while they are typed. */
export function usePortability(wanted: CallInput<'checkPortability'>['body'] | null): Portability {
  const { data, error, isUpdating, retry } = usePreview(checkPortability, wanted && { body: wanted }, {
    isTyped: true,
  });
  return {
    check: isUpdating ? null : data,
    isChecking: isUpdating,
    hasFailed: !isUpdating && error !== null,
    retry,
  };
}
