import { useAddToast } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import type { JSX } from 'react';
import {
  Form,
  FormTextField,
  SubmitButton,
  useVersionedForm,
  type SchemaForm,
} from '@quayside/page-kit/form';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { serviceForm, serviceNameLabels, type ServiceNames } from './serviceNames.ts';

/** The service as it is now, even after another user changed it. */
export interface EditServiceDialogProps {
  service: ServiceDetails;
  /** Loads the service again. Resolves once `service` is the new one, or that failed. */
  onReload: () => Promise<void>;
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Changes the name, reference and cost centre of a service. */
export function EditServiceDialog({
  service,
  onReload,
  onSaved,
  onClose,
}: EditServiceDialogProps): JSX.Element {
  const addToast = useAddToast();
  const { form, draft, conflict } = useVersionedForm({
    ...serviceForm(service),
    reload: onReload,
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'The service is saved.' });
      onClose();
    },
  });
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
          <SubmitButton form={form}>Save</SubmitButton>
        </>
      }
    >
      <Form form={form} draft={draft} conflict={conflict}>
        <NameFields form={form} />
      </Form>
    </Dialog>
  );
}

function NameFields({ form }: { form: SchemaForm<ServiceNames> }): JSX.Element {
  return (
    <>
      <FormTextField form={form} name="name" label={serviceNameLabels.name} required />
      <FormTextField
        form={form}
        name="customerReference"
        label={serviceNameLabels.customerReference}
        hint="What you call it in your own systems. It is on our invoices."
        optional
      />
      <FormTextField form={form} name="costCentre" label={serviceNameLabels.costCentre} optional />
    </>
  );
}
