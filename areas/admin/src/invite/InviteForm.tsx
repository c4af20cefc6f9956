import { adminPaths } from '@quayside/contract/paths/admin';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import {
  Form,
  FormFoot,
  FormTextArea,
  useFormField,
  type FormDraft,
  type SchemaForm,
} from '@quayside/page-kit/form';
import { type AdminView } from '../adminWords.ts';
import { RightsFields } from '../user/RightsFields.tsx';
import type { InviteValues } from './inviteSchema.ts';
import { parseAddresses } from './parseAddresses.ts';

export interface InviteFormProps {
  view: AdminView;
  form: SchemaForm<InviteValues>;
  draft: FormDraft;
}

export function InviteForm({ view, form, draft }: InviteFormProps): JSX.Element {
  const addresses = useFormField(form, 'addresses').control.value;
  const roles = useFormField(form, 'roles');
  const apollo = useFormField(form, 'apolloAccess');
  const artemis = useFormField(form, 'artemisAccess');
  return (
    <Form form={form} draft={draft} width="column">
      <FormTextArea
        form={form}
        name="addresses"
        label="E-mail addresses"
        hint={`Type or paste up to 100, separated by a comma, a space or a line. ${countText(addresses)}`}
        rows={5}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <RightsFields
        view={view}
        value={{
          roles: roles.control.value,
          apolloAccess: apollo.control.value,
          artemisAccess: artemis.control.value,
        }}
        rolesError={roles.error}
        rolesId={roles.id}
        onChange={(change) => {
          if (change.roles) roles.control.onChange(change.roles);
          if (change.apolloAccess !== undefined) apollo.control.onChange(change.apolloAccess);
          if (change.artemisAccess) artemis.control.onChange(change.artemisAccess);
        }}
      />
      <FormFoot form={form} submit="Continue to the summary">
        <ButtonLink href={adminPaths[view].home.href()}>Cancel</ButtonLink>
      </FormFoot>
    </Form>
  );
}

function countText(addresses: string): string {
  const ready = parseAddresses(addresses).filter(({ state }) => state === 'ready').length;
  if (ready === 0) return '';
  return ready === 1 ? '1 address so far.' : `${ready} addresses so far.`;
}
