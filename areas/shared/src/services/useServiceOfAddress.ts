import type { FieldValues, SchemaForm } from '@quayside/page-kit/form';
import { isHttpStatusError, useResource } from '@quayside/portal-core/react';
import { useEffect, useRef } from 'react';
import { findService, type FoundService } from './api.ts';

export interface ServiceOfAddress {
  /** Undefined while it loads and if the address names none. */
  readonly service: FoundService | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
}

/** Gets the service that the address names; an empty id names none. */
export function useServiceOfAddress(serviceId: string): ServiceOfAddress {
  const { data, error, status } = useResource(findService, serviceId === '' ? null : { path: { serviceId } });
  return { service: data, isLoading: status === 'loading', isMissing: isHttpStatusError(error, 404) };
}

/** Chooses the service of the address once it is known, unless the user or a draft has chosen one. `empty` holds the values of an untouched form. */
export function useChooseOnArrival<Values extends FieldValues & { readonly service: FoundService | null }>(
  service: FoundService | undefined,
  form: SchemaForm<Values>,
  empty: Values,
  choose: (service: FoundService) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (service === undefined || isDone.current) return;
    isDone.current = true;
    const typed = form.readUnsaved();
    // It is nothing that the user typed, so leaving the page must not ask about it.
    if (typed === undefined) form.reset({ ...empty, service });
    else if (typed.service === null) choose(service);
  }, [service, form, empty, choose]);
}
