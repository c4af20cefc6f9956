import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import { FormColumn, FormRadioGroup, FormTextField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewOrderRules, NewOrderValues } from './newOrderSchema.ts';
import type { OrderOptions } from '../ordersApi.ts';

export interface CommercialStepProps {
  form: SchemaForm<NewOrderValues>;
  options: OrderOptions;
  rules: NewOrderRules;
}

/** The commercial details of an order, such as the purchase order number. */
export function CommercialStep({ form, options, rules: { earliestDate } }: CommercialStepProps): JSX.Element {
  return (
    <FormColumn>
      <FormTextField
        form={form}
        name="purchaseOrder"
        label="Purchase order number"
        hint="It appears on the invoice and beside the service."
        maxLength={60}
      />
      <FormRadioGroup
        form={form}
        name="termMonths"
        label="Term"
        layout="horizontal"
        options={options.termsMonths.map((months) => ({ value: String(months), label: `${months} months` }))}
      />
      <ContractDateField
        form={form}
        name="requiredDate"
        label="Required date"
        hint={
          earliestDate === null ? (
            <span key="one">Leave it empty for the earliest possible date.</span>
          ) : (
            <span key="other">
              The earliest possible date is <DateTime value={earliestDate} />. Leave it empty for that one.
            </span>
          )
        }
        optional
        {...(earliestDate === null
          ? { limitsText: 'The earliest day depends on the sites and the bandwidth.' }
          : { min: earliestDate })}
        presets={[{ id: 'earliest', label: 'Earliest possible', value: earliestDate }]}
      />
    </FormColumn>
  );
}
