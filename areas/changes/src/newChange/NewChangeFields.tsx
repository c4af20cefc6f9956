import { FieldRow } from '@quayside/ui/FieldRow';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { ownZoneHint, todayOfProfile, useToday } from '@quayside/page-kit/format';
import {
  FormDateField,
  FormSelect,
  FormTextArea,
  FormTextField,
  type SchemaForm,
} from '@quayside/page-kit/form';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { NewChangeValues } from './newChangeSchema.ts';
import { windowHours } from './windowOf.ts';

export interface NewChangeFieldsProps {
  form: SchemaForm<NewChangeValues>;
  type: string;
  /** The bandwidth of the service today; null while it is unknown. */
  bandwidthMbps: number | null;
  /** The earliest possible day; null while it is unknown. */
  earliest: string | null;
  hasDay: boolean;
}

const bandwidths = [100, 200, 500, 1000, 2000, 5000, 10_000];
const addressCounts = [1, 4, 8, 16, 32, 64];

export function NewChangeFields(props: NewChangeFieldsProps): JSX.Element | null {
  const { form, type } = props;
  if (type === '' || type === 'cease') return null;
  return (
    <Stack gap={24}>
      <TypeFields {...props} />
      {type !== 'contact' && <WindowFields {...props} />}
      <FormTextArea
        form={form}
        name="reason"
        label="Reason"
        hint="The approver of your company reads it."
        optional
        limit={4000}
      />
    </Stack>
  );
}

function TypeFields({ form, type, bandwidthMbps }: NewChangeFieldsProps): JSX.Element {
  switch (type) {
    case 'bandwidth':
      return (
        <FormSelect
          form={form}
          name="bandwidthMbps"
          label="New bandwidth"
          hint={bandwidthMbps !== null && `The service has ${formatBandwidth(bandwidthMbps)} today.`}
          placeholder="Choose a bandwidth"
          options={bandwidths
            .filter((mbps) => mbps !== bandwidthMbps)
            .map((mbps) => ({ value: mbps, label: formatBandwidth(mbps) }))}
        />
      );
    case 'ip':
      return (
        <FormSelect
          form={form}
          name="ipAddresses"
          label="More public IPv4 addresses"
          placeholder="Choose how many"
          options={addressCounts.map((count) => ({ value: count, label: count }))}
        />
      );
    case 'move':
      return (
        <>
          <FormTextArea
            form={form}
            name="newAddress"
            label="New address"
            hint="Building, street and town"
            rows={2}
            autoComplete="street-address"
          />
          <FormTextField
            form={form}
            name="newPostcode"
            label="New postcode"
            maxLength={12}
            autoComplete="postal-code"
          />
        </>
      );
    case 'contact':
      return (
        <FieldRow>
          <FormTextField form={form} name="contactName" label="New site contact" />
          <FormTextField form={form} name="contactPhone" label="Telephone" type="tel" />
        </FieldRow>
      );
    case 'cpe':
    default:
      return (
        <FormTextField
          form={form}
          name="equipment"
          label="New equipment"
          hint="A model or what it should do, such as a router with two WAN ports."
        />
      );
  }
}

function WindowFields({ form, earliest, hasDay }: NewChangeFieldsProps): JSX.Element {
  const today = useToday(todayOfProfile);
  return (
    <FieldRow>
      <FormDateField
        form={form}
        name="day"
        label="Day of the change"
        hint="Leave it empty for the first possible night."
        optional
        today={today}
        {...(earliest === null
          ? { limitsText: 'The earliest day depends on the change.' }
          : { min: earliest })}
        presets={[{ id: 'earliest', label: 'Earliest possible day', value: earliest }]}
      />
      {hasDay && (
        <FormSelect
          form={form}
          name="hours"
          label="Time of day"
          hint={ownZoneHint()}
          options={Object.entries(windowHours).map(([id, { label }]) => ({ value: id, label }))}
        />
      )}
    </FieldRow>
  );
}
