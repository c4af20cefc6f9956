import { DateField } from '@quayside/ui/DateField';
import { FieldRow } from '@quayside/ui/FieldRow';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import { ownZoneHint, todayOfProfile, useToday } from '@quayside/page-kit/format';
import { FormField, type SchemaForm } from '@quayside/page-kit/form';
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
  /** Whether a day is chosen. */
  hasDay: boolean;
}

const bandwidths = [100, 200, 500, 1000, 2000, 5000, 10_000];
const addressCounts = [1, 4, 8, 16, 32, 64];

/** The fields of the type of change, its window and its reason. */
export function NewChangeFields(props: NewChangeFieldsProps): JSX.Element | null {
  const { form, type } = props;
  if (type === '' || type === 'cease') return null;
  return (
    <Stack gap={24}>
      <TypeFields {...props} />
      {type !== 'contact' && <WindowFields {...props} />}
      <FormField
        form={form}
        name="reason"
        label="Reason"
        hint="The approver of your company reads it."
        optional
      >
        {(control) => <TextArea {...control} limit={4000} />}
      </FormField>
    </Stack>
  );
}

function TypeFields({ form, type, bandwidthMbps }: NewChangeFieldsProps): JSX.Element {
  switch (type) {
    case 'bandwidth':
      return (
        <FormField
          form={form}
          name="bandwidthMbps"
          label="New bandwidth"
          hint={bandwidthMbps !== null && `The service has ${formatBandwidth(bandwidthMbps)} today.`}
        >
          {(control) => (
            <NativeSelect {...control} placeholder="Choose a bandwidth">
              {bandwidths
                .filter((mbps) => mbps !== bandwidthMbps)
                .map((mbps) => (
                  <option key={mbps} value={mbps}>
                    {formatBandwidth(mbps)}
                  </option>
                ))}
            </NativeSelect>
          )}
        </FormField>
      );
    case 'ip':
      return (
        <FormField form={form} name="ipAddresses" label="More public IPv4 addresses">
          {(control) => (
            <NativeSelect {...control} placeholder="Choose how many">
              {addressCounts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      );
    case 'move':
      return (
        <>
          <FormField form={form} name="newAddress" label="New address" hint="Building, street and town">
            {(control) => <TextArea {...control} rows={2} autoComplete="street-address" />}
          </FormField>
          <FormField form={form} name="newPostcode" label="New postcode">
            {(control) => <TextField {...control} maxLength={12} autoComplete="postal-code" />}
          </FormField>
        </>
      );
    case 'contact':
      return (
        <FieldRow>
          <FormField form={form} name="contactName" label="New site contact">
            {(control) => <TextField {...control} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="contactPhone" label="Telephone">
            {(control) => <TextField {...control} type="tel" autoComplete="off" />}
          </FormField>
        </FieldRow>
      );
    case 'cpe':
    default:
      return (
        <FormField
          form={form}
          name="equipment"
          label="New equipment"
          hint="A model or what it should do, such as a router with two WAN ports."
        >
          {(control) => <TextField {...control} autoComplete="off" />}
        </FormField>
      );
  }
}

function WindowFields({ form, earliest, hasDay }: NewChangeFieldsProps): JSX.Element {
  const today = useToday(todayOfProfile);
  return (
    <FieldRow>
      <FormField
        form={form}
        name="day"
        label="Day of the change"
        hint="Leave it empty for the first possible night."
        optional
      >
        {({ onChange, ...control }) => (
          <DateField
            today={today}
            {...control}
            onValueChange={onChange}
            {...(earliest === null
              ? { limitsText: 'The earliest day depends on the change.' }
              : { min: earliest })}
            presets={[{ id: 'earliest', label: 'Earliest possible day', value: earliest }]}
          />
        )}
      </FormField>
      {hasDay && (
        <FormField form={form} name="hours" label="Time of day" hint={ownZoneHint()}>
          {(control) => (
            <NativeSelect {...control}>
              {Object.entries(windowHours).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
    </FieldRow>
  );
}
