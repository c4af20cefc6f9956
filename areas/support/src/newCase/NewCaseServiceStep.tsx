import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { FormRadioGroup, type SchemaForm } from '@quayside/page-kit/form';
import { ServiceField, ServiceNotFoundAlert } from '@quayside/shared/services/ServiceField.tsx';
import type { ServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import type { NewCaseValues } from './newCaseSchema.ts';

export interface NewCaseServiceStepProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
  search: ServiceSearch;
  /** The service that the address names was not found. */
  isServiceMissing: boolean;
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
      {isServiceMissing && service === null && <ServiceNotFoundAlert />}
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
        <ServiceField
          form={form}
          name="service"
          label="Service"
          search={search}
          placeholder="Such as Bristol or QS-104200"
          describesChoice
        />
      )}
      {about === 'service' && service !== null && known}
    </Stack>
  );
}
