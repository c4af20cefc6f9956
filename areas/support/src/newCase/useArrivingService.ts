import { isHttpStatusError, useResource } from '@quayside/portal-core/react';
import { useEffect, useRef } from 'react';
import { findService, type FoundService } from '@quayside/shared/services/api.ts';
import type { SchemaForm } from '@quayside/page-kit/form';
import { emptyNewCase, type NewCaseValues } from './newCaseSchema.ts';

/** The service that the address names. */
export interface ArrivingService {
  readonly service: FoundService | undefined;
  readonly isMissing: boolean;
}

/** Gets the service that the address names; an empty id names none. */
export function useServiceOfAddress(serviceId: string): ArrivingService {
  const { data, error } = useResource(findService, serviceId === '' ? null : { path: { serviceId } });
  return { service: data, isMissing: isHttpStatusError(error, 404) };
}

/** Chooses the service once it is known, unless the user or a draft has chosen one. */
export function useChooseOnArrival(
  service: FoundService | undefined,
  form: SchemaForm<NewCaseValues>,
  choose: (service: FoundService) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (service === undefined || isDone.current) return;
    isDone.current = true;
    const typed = form.readUnsaved();
    // It is nothing that the user typed, so leaving the page must not ask about it.
    if (typed === undefined) form.reset({ ...emptyNewCase, service });
    else if (typed.service === null) choose(service);
  }, [service, form, choose]);
}
