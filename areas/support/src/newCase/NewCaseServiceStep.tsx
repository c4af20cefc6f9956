import { Combobox } from '@quayside/ui/Combobox';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { FormField, FormRadioGroup, type SchemaForm } from '@quayside/page-kit/form';
import { serviceOption } from '@quayside/shared/services/serviceOption.ts';
import type { ServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import type { NewCaseValues } from './newCaseSchema.ts';

/** The first step of a new case. */
export interface NewCaseServiceStepProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
  search: ServiceSearch;
  /** The service that the address names was not found. */
  isServiceMissing: boolean;
  /** The known issues of the chosen service. */
  known: ReactNode;
}

/** The subject of the case: a service, or none. */
export function NewCaseServiceStep({
  form,
  values: { about, service },
  search,
  isServiceMissing,
  known,
}: NewCaseServiceStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      {isServiceMissing && service === null && (
        <InlineAlert tone="caution" title="We couldn’t find the service that you came with">
          It may have ended, or it belongs to another company. Choose the service below.
        </InlineAlert>
      )}
      <FormRadioGroup
        form={form}
        name="about"
        label="What is it about?"
        layout="cards"
        options={[
          { value: 'service', label: 'A service', description: 'A line, a number, a cloud service' },
          {
            value: 'other',
            label: 'Not about a service',
            description: 'An invoice, an order, your account, or a question',
          },
        ]}
      />
      {about === 'service' && (
        <FormField
          form={form}
          name="service"
          label="Service"
          // Services may share a name.
          hint={service ? serviceOption(service).description : 'Search by name, number, site or postcode.'}
        >
          {({ name, ref, onBlur }) => (
            <Combobox
              {...search}
              keepText
              name={name}
              ref={ref}
              onBlur={onBlur}
              autoComplete="off"
              placeholder="Such as Bristol or QS-104200"
              labels={{ options: 'Services', empty: 'No service matches' }}
            />
          )}
        </FormField>
      )}
      {about === 'service' && service !== null && known}
    </Stack>
  );
}
