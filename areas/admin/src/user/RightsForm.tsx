import { useAddToast } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { Form, FormFoot, useFormField, useVersionedForm, type SchemaForm } from '@quayside/page-kit/form';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { AdminView } from '../adminWords.ts';
import type { UserDetails } from '../api.ts';
import { RightsFields } from './RightsFields.tsx';
import { rightsForm, type Rights } from './rightsSchema.ts';

/** The user as it is now, even after another admin changed it. */
export interface RightsFormProps {
  view: AdminView;
  user: UserDetails;
  /** Loads the user again. Resolves once `user` is the new one, or that failed. */
  onReload: () => Promise<void>;
  onSaved: (saved: UserDetails) => void;
}

export function RightsForm({ view, user, onReload, onSaved }: RightsFormProps): JSX.Element {
  const addToast = useAddToast();
  const { form, draft, conflict } = useVersionedForm({
    ...rightsForm(view, user),
    reload: onReload,
    onSaved(saved) {
      onSaved(saved);
      addToast({
        tone: 'positive',
        text: `${saved.name}’s roles and access are saved. They take effect within a few minutes.`,
      });
    },
  });
  return (
    <Form form={form} draft={draft} conflict={conflict}>
      <FormRights form={form} view={view} user={user} />
      {user.status !== 'deactivated' && <FormFoot form={form} submit="Save roles and access" />}
    </Form>
  );
}

function FormRights({
  form,
  view,
  user,
}: {
  form: SchemaForm<Rights>;
  view: AdminView;
  user: UserDetails;
}): JSX.Element {
  const roles = useFormField(form, 'roles');
  const apollo = useFormField(form, 'apolloAccess');
  const artemis = useFormField(form, 'artemisAccess');
  return (
    <RightsFields
      view={view}
      value={{
        roles: roles.control.value,
        apolloAccess: apollo.control.value,
        artemisAccess: artemis.control.value,
      }}
      rolesError={roles.error}
      rolesReason={reasonOf(user, 'changeRoles') ?? null}
      adminReason={reasonOf(user, 'removeAdminRole') ?? null}
      viewsReason={reasonOf(user, 'changeAccess') ?? null}
      disabled={form.state.status === 'submitting' || user.status === 'deactivated'}
      onChange={(change) => {
        if (change.roles) roles.control.onChange(change.roles);
        if (change.apolloAccess !== undefined) apollo.control.onChange(change.apolloAccess);
        if (change.artemisAccess) artemis.control.onChange(change.artemisAccess);
      }}
    />
  );
}
