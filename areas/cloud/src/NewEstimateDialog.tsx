import { useResource } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form, FormRadioGroup, FormTextField, useSchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import { createEstimate, getEstimate, listTemplates, type Estimate, type Template } from './api.ts';
import { nameSchema } from './estimate/nameSchema.ts';
import { formatMoney } from './formatMoney.ts';

export interface CopySource {
  readonly number: string;
  readonly name: string;
}

/** The estimate to copy; null to choose between templates. */
export interface NewEstimateDialogProps {
  copyOf: CopySource | null;
  onCreated: (estimate: Estimate) => void;
  onClose: () => void;
}

const NO_TEMPLATE = 'empty';
const schema = v.object({ name: nameSchema, templateId: v.string() });

const createOnce = keyedCall(createEstimate, (http, estimateNumber) =>
  getEstimate.send(http, { path: { estimateNumber } }),
);

/** Begins an estimate: empty, from a template, or as a copy. */
export function NewEstimateDialog({ copyOf, onCreated, onClose }: NewEstimateDialogProps): JSX.Element {
  const { create } = useKeyedAction(createOnce);
  const form = useSchemaForm({
    schema,
    initial: {
      name: copyOf ? `Copy of ${copyOf.name}`.slice(0, 120) : '',
      templateId: NO_TEMPLATE,
    },
    submit({ name, templateId }) {
      const source = copyOf ? { copyOf: copyOf.number } : templateId === NO_TEMPLATE ? {} : { templateId };
      return create({ name, ...source });
    },
    onSaved: onCreated,
  });
  return (
    <Dialog
      open
      title={copyOf ? 'Copy the estimate' : 'New estimate'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.id} variant="primary" pending={form.state.status === 'submitting'}>
            {copyOf ? 'Copy' : 'Create estimate'}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <FormTextField
          form={form}
          name="name"
          label="Name"
          hint="Such as the project or the customer. You can change it later."
          required
          maxLength={120}
        />
        {copyOf === null && <TemplateField form={form} />}
      </Form>
    </Dialog>
  );
}

function TemplateField({
  form,
}: {
  form: ReturnType<typeof useSchemaForm<v.InferInput<typeof schema>, unknown, unknown>>;
}): JSX.Element {
  const { status, data, refetch } = useResource(listTemplates, {});
  return (
    <>
      <FormRadioGroup
        form={form}
        name="templateId"
        label="Begin with"
        layout="cards"
        options={[
          { value: NO_TEMPLATE, label: 'Empty', description: 'Add every line yourself' },
          ...(data?.items ?? []).map(toOption),
        ]}
      />
      {status === 'failed' && (
        <InlineAlert
          tone="caution"
          title="We couldn’t load the templates"
          action={
            <Button size="compact" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          You can begin with an empty estimate.
        </InlineAlert>
      )}
      {!data && status !== 'failed' && <Skeleton lines={4} />}
    </>
  );
}

function toOption({ id, name, description, totals }: Template) {
  return {
    value: id,
    label: name,
    description: `${description}. About ${formatMoney(totals.mrc, totals.currency)} a month, VAT excluded.`,
  };
}
