import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { Field } from '@quayside/ui/Field';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useId, useState, type JSX } from 'react';
import { readEmail } from '@quayside/page-kit/input';
import { contactProblem, contactRoleWords, type ContactLists, type ContactRole } from './contactRules.ts';

/** The contact that is added, or edited at its place in the list. */
export interface ContactDialogProps {
  role: ContactRole;
  contacts: ContactLists[ContactRole];
  /** The place of the contact; null for a new one. */
  index: number | null;
  pending: boolean;
  /** The reason why the last save failed. */
  problem: string | null;
  onSave: (email: string) => void;
  onClose: () => void;
}

export function ContactDialog({
  role,
  contacts,
  index,
  pending,
  problem,
  onSave,
  onClose,
}: ContactDialogProps): JSX.Element {
  const formId = useId();
  const [email, setEmail] = useState(index === null ? '' : (contacts[index]?.email ?? ''));
  const [error, setError] = useState<string>();
  return (
    <Dialog
      open
      title={`${index === null ? 'Add' : 'Edit'} a contact for ${contactRoleWords[role].text}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {index === null ? 'Add' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = contactProblem(contacts, email, index);
          setError(found);
          if (found === undefined && !pending) onSave(readEmail(email) ?? email);
        }}
      >
        <Stack gap={16}>
          {problem !== null && (
            <InlineAlert tone="critical" live="assertive" title="The contact is not saved">
              {problem}
            </InlineAlert>
          )}
          <Field
            label="E-mail address"
            hint="A person or a shared mailbox. It needs no account in the portal."
            error={error}
          >
            <TextField
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
