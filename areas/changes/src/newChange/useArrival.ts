import { newChangePath } from '@quayside/contract/paths/services';
import { isHttpStatusError, useResource } from '@quayside/portal-core/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SchemaForm } from '@quayside/page-kit/form';
import { findService, type FoundService } from '@quayside/shared/services/api.ts';
import { emptyNewChange, type NewChangeValues } from './newChangeSchema.ts';

/** The service and the type of change that the address names. */
export interface Arrival {
  readonly serviceId: string;
  /** Empty for none. */
  readonly type: string;
  /** Undefined while it loads and when the address names none. */
  readonly service: FoundService | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
}

/** Reads `serviceId` and `type` of the address. Invalid values are dropped silently. */
export function useArrival(): Arrival {
  const { serviceId, type } = newChangePath.read(useLocation());
  const { data, error, status } = useResource(findService, serviceId === '' ? null : { path: { serviceId } });
  const isMissing = isHttpStatusError(error, 404);
  return { serviceId, type, service: data, isLoading: status === 'loading', isMissing };
}

/** Fills in the service once it is known, unless the user or a draft has chosen one. */
export function useChooseOnArrival(
  { service, type }: Arrival,
  form: SchemaForm<NewChangeValues>,
  choose: (service: FoundService) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (service === undefined || isDone.current) return;
    isDone.current = true;
    const typed = form.readUnsaved();
    // It is nothing that the user typed, so leaving the page must not ask about it.
    if (typed === undefined) form.reset({ ...emptyNewChange, service, type });
    else if (typed.service === null) choose(service);
  }, [service, type, form, choose]);
}
