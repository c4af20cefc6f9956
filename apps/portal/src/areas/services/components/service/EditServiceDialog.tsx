import { isHttpStatusError, useAction, useAddToast } from '@quayside/portal-core/react';
import type { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { Form } from '../../../../domain/form/Form.tsx';
import { FormField } from '../../../../domain/form/FormField.tsx';
import { useFormDraft, type FormDraft } from '../../../../domain/form/useFormDraft.ts';
import { useSeenVersion } from '../../../../domain/form/useSeenVersion.ts';
import { useSchemaForm, type SchemaForm } from '../../../../domain/form/useSchemaForm.ts';
import { changeService, type ServiceDetails } from '../../api.ts';
import {
  findNameConflicts,
  namesOf,
  serviceNameLabels,
  serviceNamesSchema,
  type ServiceNames,
} from '../../serviceNames.ts';
import { EditConflict } from './EditConflict.tsx';

/** The service as it is now, even after another user changed it. */
export interface EditServiceDialogProps {
  service: ServiceDetails;
  /** Loads the service again. Resolves once `service` is the new one, or that failed. */
  onReload: () => Promise<void>;
  /** Takes the response of the change. */
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Changes the name, reference and cost centre of a service. */
export function EditServiceDialog(props: EditServiceDialogProps): JSX.Element {
  const { onReload, onClose } = props;
  const { form, draft, conflictsOf, resolve } = useEditService(props);
  function handleCancel(): void {
    form.reset();
    onClose();
  }
  return (
    <Dialog
      open
      title="Edit the service"
      onClose={onClose}
      actions={
        <>
          <Button onClick={handleCancel}>Cancel</Button>
          {form.state.status !== 'conflict' && (
            <Button
              type="submit"
              form={form.id}
              variant="primary"
              pending={form.state.status === 'submitting'}
            >
              Save
            </Button>
          )}
        </>
      }
    >
      {form.state.status === 'conflict' ? (
        <Conflict
          error={form.state.error}
          conflicts={conflictsOf()}
          onReload={onReload}
          onResolve={resolve}
        />
      ) : (
        <Form form={form} draft={draft}>
          <NameFields form={form} />
        </Form>
      )}
    </Dialog>
  );
}

function NameFields({ form }: { form: SchemaForm<ServiceNames> }): JSX.Element {
  return (
    <>
      <FormField form={form} name="name" label={serviceNameLabels.name}>
        {(control) => <TextField {...control} required autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="customerReference"
        label={serviceNameLabels.customerReference}
        hint="What you call it in your own systems. It is on our invoices."
        optional
      >
        {(control) => <TextField {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="costCentre" label={serviceNameLabels.costCentre} optional>
        {(control) => <TextField {...control} autoComplete="off" />}
      </FormField>
    </>
  );
}

function Conflict({
  error,
  conflicts,
  onReload,
  onResolve,
}: Pick<EditServiceDialogProps, 'onReload'> & {
  error: HttpStatusError;
  conflicts: ReturnType<EditService['conflictsOf']>;
  onResolve: EditService['resolve'];
}): JSX.Element {
  if (conflicts !== null)
    return <EditConflict message={messageOf(error)} conflicts={conflicts} onResolve={onResolve} />;
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title="Someone else changed this service"
      action={<Button onClick={() => void onReload()}>Retry</Button>}
    >
      Nothing is saved yet, and we couldn’t load the other version.
    </InlineAlert>
  );
}

function messageOf({ problem }: HttpStatusError): string {
  return problem?.message ?? 'Somebody changed this service meanwhile. Compare both versions and save again.';
}

interface EditService {
  readonly form: SchemaForm<ServiceNames>;
  readonly draft: FormDraft;
  /** Null while the other version is not there. */
  conflictsOf(this: void): ReturnType<typeof findNameConflicts> | null;
  /** Keeps these values, and sends them over the saved version. */
  resolve(this: void, kept: Partial<ServiceNames>): void;
}

function useEditService({ service, onReload, onSaved, onClose }: EditServiceDialogProps): EditService {
  const addToast = useAddToast();
  const { run } = useAction(changeService, { failure: 'in-place' });
  const seen = useSeenVersion(service);
  const [sent, setSent] = useState(() => namesOf(service));
  const form = useSchemaForm<ServiceNames, ServiceNames, ServiceDetails>({
    schema: serviceNamesSchema,
    initial: namesOf(service),
    async submit(values): Promise<ActionState<ServiceDetails>> {
      setSent(values);
      const { id, etag } = seen.get();
      const result = await run({ path: { serviceId: id }, body: values, etag });
      if (result.status === 'failed' && isHttpStatusError(result.error, 412)) await onReload();
      return result;
    },
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'The service is saved.' });
      onClose();
    },
  });
  return {
    form,
    draft: useFormDraft(form, `service-${service.id}`),
    conflictsOf: () =>
      seen.isOutdated() ? findNameConflicts(namesOf(seen.get()), sent, namesOf(service)) : null,
    resolve(kept) {
      seen.set(service);
      form.reset(namesOf(service));
      form.restore({ ...sent, ...kept });
      void form.submit();
    },
  };
}
