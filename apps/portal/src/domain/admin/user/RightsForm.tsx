import { isHttpStatusError, useAction, useAddToast } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX } from 'react';
import { Form, FormFoot } from '../../form/Form.tsx';
import { useFormDraft } from '../../form/useFormDraft.ts';
import { useFormField } from '../../form/useFormField.ts';
import { useSeenVersion } from '../../form/useSeenVersion.ts';
import { useSchemaForm, type SchemaForm } from '../../form/useSchemaForm.ts';
import { protectionWords, type AdminView } from '../adminWords.ts';
import { editUser, type UserDetails } from '../api.ts';
import { RightsConflict, type RightsConflictProps } from './RightsConflict.tsx';
import { RightsFields } from './RightsFields.tsx';
import { rightsOf, rightsSchema, type Rights } from './rightsSchema.ts';

/** The user as it is now, even after another admin changed it. */
export interface RightsFormProps {
  view: AdminView;
  user: UserDetails;
  /** Loads the user again. Resolves once `user` is the new one, or that failed. */
  onReload: () => Promise<void>;
  onSaved: (saved: UserDetails) => void;
}

/** Changes the roles of a user and the access to a view. */
export function RightsForm({ view, ...about }: RightsFormProps): JSX.Element {
  const { user } = about;
  const { form, sent, insist, takeTheirs } = useRightsForm(about);
  const draft = useFormDraft(form, `admin-rights-${view}-${user.id}`);
  return (
    <Form
      form={form}
      draft={draft}
      conflict={conflictOf({ view, mine: sent, user, onInsist: insist, onTakeTheirs: takeTheirs })}
    >
      <FormRights form={form} view={view} user={user} />
      {form.state.status !== 'conflict' && user.status !== 'deactivated' && (
        <FormFoot form={form} submit="Save roles and access" />
      )}
    </Form>
  );
}

function conflictOf(props: RightsConflictProps): () => JSX.Element {
  return () => <RightsConflict {...props} />;
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
  const isAdmin = user.roles.includes('admin');
  return (
    <RightsFields
      view={view}
      value={{
        roles: roles.control.value,
        apolloAccess: apollo.control.value,
        artemisAccess: artemis.control.value,
      }}
      rolesError={roles.error}
      adminReason={user.protection !== null && isAdmin ? protectionWords[user.protection].reason : null}
      viewsReason={user.protection === 'yourself' ? protectionWords.yourself.reason : null}
      disabled={form.state.status === 'submitting' || user.status === 'deactivated'}
      onChange={(change) => {
        if (change.roles) roles.control.onChange(change.roles);
        if (change.apolloAccess !== undefined) apollo.control.onChange(change.apolloAccess);
        if (change.artemisAccess) artemis.control.onChange(change.artemisAccess);
      }}
    />
  );
}

function useRightsForm({ user, onReload, onSaved }: Omit<RightsFormProps, 'view'>) {
  const addToast = useAddToast();
  const { run } = useAction(editUser, { failure: 'in-place' });
  const seen = useSeenVersion(user);
  const [sent, setSent] = useState(() => rightsOf(user));
  const form = useSchemaForm<Rights, Rights, UserDetails>({
    schema: rightsSchema,
    initial: rightsOf(user),
    async submit(values): Promise<ActionState<UserDetails>> {
      setSent(values);
      // A change of anything else, such as the status, is no conflict.
      if (seen.isOutdated() && hasSameRights(user, seen.get())) seen.set(user);
      const { id, etag } = seen.get();
      const result = await run({ path: { userId: id }, body: values, etag });
      if (result.status === 'failed' && isHttpStatusError(result.error, 412)) await onReload();
      return result;
    },
    onSaved(saved) {
      seen.set(saved);
      onSaved(saved);
      addToast({
        tone: 'positive',
        text: `${saved.name}’s roles and access are saved. They take effect within a few minutes.`,
      });
    },
  });
  return {
    form,
    sent,
    insist(this: void): void {
      seen.set(user);
      form.reset(rightsOf(user));
      form.restore(sent);
      void form.submit();
    },
    takeTheirs(this: void): void {
      seen.set(user);
      form.reset(rightsOf(user));
    },
  };
}

function hasSameRights(one: UserDetails, other: UserDetails): boolean {
  return JSON.stringify(rightsOf(one)) === JSON.stringify(rightsOf(other));
}
