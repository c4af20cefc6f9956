import type { JSX } from 'react';
import { ErrorSummary } from '../../../packages/ui/src/components/ErrorSummary/ErrorSummary.tsx';
import { Field } from '../../../packages/ui/src/components/Field/Field.tsx';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack.tsx';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField.tsx';

export function Do(): JSX.Element {
  return (
    <Stack gap={16}>
      <ErrorSummary
        errors={[
          { id: 'postcode', message: 'Enter a postcode, such as E14 9TP', controlId: 'example-postcode' },
        ]}
      />
      <Field label="Postcode" error="Enter a postcode, such as E14 9TP">
        <TextField id="example-postcode" />
      </Field>
    </Stack>
  );
}

export function Dont(): JSX.Element {
  return (
    <Stack gap={16}>
      <ErrorSummary errors={[{ id: 'invalid', message: 'Invalid input' }]} />
      <Field label="Postcode">
        <TextField />
      </Field>
    </Stack>
  );
}
