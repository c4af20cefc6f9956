import { TaskDialog } from '@quayside/page-kit/page';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { useId, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer } from '../api.ts';
import { ProductFields } from './ProductFields.tsx';

/** The number of sites that get the same values. */
export interface SetFieldsDialogProps {
  count: number;
  fields: ProductOffer['fields'];
  onSave: (values: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** Sets the product's fields of several sites. A field that is left empty stays as it is at each site. */
export function SetFieldsDialog({ count, fields, onSave, onClose }: SetFieldsDialogProps): JSX.Element {
  const formId = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return (
    <TaskDialog
      title={count === 1 ? 'Set the fields of 1 site' : `Set the fields of ${formatCount(count)} sites`}
      submit="Set the fields"
      form={formId}
      disabled={filled.length === 0}
      onCancel={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave(Object.fromEntries(filled));
          onClose();
        }}
      >
        <Stack gap={16}>
          <Text>What you leave empty stays as it is at each site.</Text>
          <ProductFields
            fields={fields.map((field) => ({ ...field, required: false }))}
            values={values}
            missing={[]}
            onChange={(id, value) => setValues({ ...values, [id]: value })}
          />
        </Stack>
      </form>
    </TaskDialog>
  );
}
