import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { useAddToast } from '@quayside/portal-core/react';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import * as v from 'valibot';
import {
  Form,
  FormFoot,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  useSchemaForm,
} from '@quayside/page-kit/form';

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
        <FormSelect
          form={form}
          name="service"
          label="Service"
          placeholder="Choose a service"
          options={[
            { value: 'QS-104200', label: 'QS-104200, Internet Access, Bristol' },
            { value: 'QS-104201', label: 'QS-104201, MPLS VPN, Leeds' },
          ]}
        />
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
        <FormTextField form={form} name="subject" label="Subject" />
        <FormTextArea form={form} name="details" label="What happens?" rows={4} />
        <FormFoot form={form} submit="Raise the case" />
      </Form>
    </Stack>
  );
}
