import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { useAddToast } from '@quayside/portal-core/react';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form, FormField, FormFoot, FormRadioGroup, useSchemaForm } from '@quayside/page-kit/form';

const schema = v.object({
  service: v.pipe(v.string(), v.nonEmpty('Choose the service')),
  impact: v.pipe(v.string(), v.picklist(['down', 'degraded', 'none'], 'Choose the impact')),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a subject'),
    v.maxLength(80, 'Shorten the subject to 80 characters'),
  ),
  details: v.pipe(v.string(), v.trim(), v.nonEmpty('Say what happens')),
});

/** A page that creates one thing: one column of fields, an error summary on top, actions at the foot. */
export function CreateSample(): JSX.Element {
  const addToast = useAddToast();
  const form = useSchemaForm({
    schema,
    initial: { service: '', impact: '', subject: '', details: '' },
    submit: async () => ({ status: 'done', value: null }) as const,
    onSaved: () => addToast({ tone: 'positive', text: 'This is a sample: nothing was sent.' }),
  });
  return (
    <Stack gap={24}>
      <PageHeader
        title="New case"
        breadcrumbs={
          <Breadcrumbs
            items={[{ id: 'list', label: 'Cases', href: layoutDemoPath.href({ layout: 'list' }) }]}
            current="New case"
          />
        }
        lead="Submit it empty to see how errors are listed."
      />
      <Form form={form} width="column">
        <FormField form={form} name="service" label="Service">
          {(control) => (
            <NativeSelect {...control} placeholder="Choose a service">
              <option value="QS-104200">QS-104200, Internet Access, Bristol</option>
              <option value="QS-104201">QS-104201, MPLS VPN, Leeds</option>
            </NativeSelect>
          )}
        </FormField>
        <FormRadioGroup
          form={form}
          name="impact"
          label="Impact"
          layout="horizontal"
          options={[
            { value: 'down', label: 'Down' },
            { value: 'degraded', label: 'Degraded' },
            { value: 'none', label: 'No impact' },
          ]}
        />
        <FormField form={form} name="subject" label="Subject">
          {(control) => <TextField {...control} />}
        </FormField>
        <FormField form={form} name="details" label="What happens?">
          {(control) => <TextArea {...control} rows={4} />}
        </FormField>
        <FormFoot form={form} submit="Raise the case" />
      </Form>
    </Stack>
  );
}
