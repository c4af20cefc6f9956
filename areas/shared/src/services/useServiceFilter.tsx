import { useResource } from '@quayside/portal-core/react';
import { Combobox } from '@quayside/ui/Combobox';
import { Field } from '@quayside/ui/Field';
import { useState, type JSX, type ReactNode } from 'react';
import { findService, type FoundService } from './api.ts';
import { useServiceSearch } from './useServiceSearch.ts';

export interface ServiceFilter {
  /** The name of the chosen service; its id until the name is known. */
  readonly name: string;
  readonly control: ReactNode;
}

/** Chooses the service that a list is narrowed to. An empty id chooses none. */
export function useServiceFilter(serviceId: string, onChange: (serviceId: string) => void): ServiceFilter {
  // A service chosen here is known; one that the address names must be looked up.
  const [chosen, setChosen] = useState<FoundService | null>(null);
  const isKnown = serviceId === '' || chosen?.id === serviceId;
  const { data } = useResource(findService, isKnown ? null : { path: { serviceId } });
  const named = isKnown ? chosen : data?.id === serviceId ? data : null;
  const service = serviceId === '' ? null : (named ?? null);
  return {
    name: service?.name ?? serviceId,
    control: (
      <ServiceChoice
        service={service}
        onServiceChange={(next) => {
          setChosen(next);
          onChange(next?.id ?? '');
        }}
      />
    ),
  };
}

interface ServiceChoiceProps {
  service: FoundService | null;
  onServiceChange: (service: FoundService | null) => void;
}

function ServiceChoice(props: ServiceChoiceProps): JSX.Element {
  const search = useServiceSearch(props);
  return (
    <Field label="Service">
      <Combobox
        {...search}
        autoComplete="off"
        placeholder="Name, number, site or postcode"
        labels={{ options: 'Services', empty: 'No service matches' }}
      />
    </Field>
  );
}
