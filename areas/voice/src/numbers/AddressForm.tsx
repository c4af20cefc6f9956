import { useAddToast } from '@quayside/portal-core/react';
import { recordedChange, whole, withoutCache } from '@quayside/page-kit/versions';
import { FieldRow } from '@quayside/ui/FieldRow';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Form, FormTextField, useVersionedForm } from '@quayside/page-kit/form';
import { getNumberRange, setEmergencyAddress, type NumberRange } from '../api.ts';
import { formatSpan } from '../phoneNumber.ts';
import { addressSchema, addressValuesOf, describeAddress, toAddress } from './rangeForms.ts';
import { TaskDrawer } from './TaskDrawer.tsx';

export interface RangeFormProps {
  range: NumberRange;
  /** Loads the range again. */
  onReload: () => Promise<void>;
  onSaved: (saved: NumberRange) => void;
  /** Goes back to the range. */
  onDone: () => void;
}

/** Sets the address to which the emergency services go after a 999 call from a range. */
export function AddressForm({ range, onReload, onSaved, onDone }: RangeFormProps): JSX.Element {
  const addToast = useAddToast();
  const { form, draft, conflict } = useVersionedForm({
    key: `emergency-address ${range.id}`,
    noun: 'number range',
    thing: range,
    schema: addressSchema,
    valuesOf: addressValuesOf,
    // The lines of an address only make sense together.
    merge: whole(),
    describe: describeAddress,
    changeOf: recordedChange,
    fieldOf: (name) => (name.startsWith('lines') ? 'street' : name),
    send: (http, values, { id, etag }) =>
      setEmergencyAddress.send(http, { path: { rangeId: id }, body: toAddress(values), etag }),
    read: (http) => getNumberRange.send(http, { path: { rangeId: range.id } }, withoutCache),
    reload: onReload,
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'The emergency address is saved. The register checks it now.' });
      onDone();
    },
  });
  return (
    <TaskDrawer
      title={`Emergency address of ${formatSpan(range)}`}
      submit="Save the address"
      form={form}
      onCancel={onDone}
    >
      <Form form={form} draft={draft} conflict={conflict}>
        <Text>
          The place where the telephones are. PO boxes aren’t accepted. Keep it up to date: the law asks for
          it.
        </Text>
        <FormTextField
          form={form}
          name="name"
          label="Name at this address"
          hint="The company on the door."
          autoComplete="organization"
        />
        <FormTextField form={form} name="street" label="House and street" autoComplete="address-line1" />
        <FormTextField form={form} name="floor" label="Floor or room" optional autoComplete="address-line2" />
        <FieldRow>
          <FormTextField form={form} name="town" label="Town" autoComplete="address-level2" />
          <FormTextField form={form} name="postcode" label="Postcode" autoComplete="postal-code" />
        </FieldRow>
      </Form>
    </TaskDrawer>
  );
}
