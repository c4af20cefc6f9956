import { useAction, useAddToast } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form } from '../../../../domain/form/Form.tsx';
import { FormField } from '../../../../domain/form/FormField.tsx';
import { useFormDraft } from '../../../../domain/form/useFormDraft.ts';
import { useSchemaForm } from '../../../../domain/form/useSchemaForm.ts';
import { setChangeLock, type ServiceDetails } from '../../api.ts';

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Say why the service is locked'),
    v.maxLength(400, 'Shorten the reason to 400 characters'),
  ),
});

/** The service as it is now. `onReload` loads it again. */
export interface LockServiceDialogProps {
  service: ServiceDetails;
  onReload: () => Promise<void>;
  /** Takes the response of the change. */
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Locks a service against changes. All users who open the service see the reason. */
export function LockServiceDialog({
  service,
  onReload,
  onSaved,
  onClose,
}: LockServiceDialogProps): JSX.Element {
  const addToast = useAddToast();
  const { run } = useAction(setChangeLock, { failure: 'in-place' });
  const form = useSchemaForm({
    schema,
    initial: { reason: '' },
    async submit({ reason }) {
      const result = await run({
        path: { serviceId: service.id },
        body: { locked: true, reason },
        etag: service.etag,
      });
      if (result.status === 'failed') await onReload();
      return result;
    },
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'The service is locked against change.' });
      onClose();
    },
  });
  const draft = useFormDraft(form, `service-lock-${service.id}`);
  function handleCancel(): void {
    form.reset();
    onClose();
  }
  return (
    <Dialog
      open
      title="Lock the service against change?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={handleCancel}>Cancel</Button>
          <Button type="submit" form={form.id} variant="primary" pending={form.state.status === 'submitting'}>
            Lock
          </Button>
        </>
      }
    >
      <p>
        Until an administrator unlocks it, nobody in your company can request a change or cease it. Faults are
        still repaired, and its names can still be edited.
      </p>
      <Form form={form} draft={draft} conflict={sayReloaded}>
        <FormField
          form={form}
          name="reason"
          label="Reason"
          hint="Everybody in your company can read it on the service."
        >
          {(control) => <TextArea {...control} rows={3} required />}
        </FormField>
      </Form>
    </Dialog>
  );
}

function sayReloaded(): JSX.Element {
  return (
    <InlineAlert tone="caution" live="assertive" title="Someone else changed this service">
      We loaded it again. Check its page, then lock it.
    </InlineAlert>
  );
}
