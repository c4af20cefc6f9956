import { useState } from 'react';
import { failureAdvice, isRejected } from '@quayside/page-kit/failures';
import { useFormDraft, useSchemaForm, type FormDraft, type SchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import type { AdminView } from '../adminWords.ts';
import { getInvitations, inviteUsers, type Invitations } from '../api.ts';
import { inviteSchema, type InviteValues } from './inviteSchema.ts';
import { parseAddresses } from './parseAddresses.ts';

export type InviteStage =
  | { readonly stage: 'editing' }
  | { readonly stage: 'review'; readonly values: InviteValues; readonly problem: string | null }
  | { readonly stage: 'sent'; readonly results: Invitations['results'] };

export interface Invite {
  readonly form: SchemaForm<InviteValues>;
  readonly draft: FormDraft;
  readonly stage: InviteStage;
  readonly pending: boolean;
  send(this: void): void;
  edit(this: void): void;
}

const inviteOnce = keyedCall(inviteUsers, (http, invitationsId) =>
  getInvitations.send(http, { path: { invitationsId } }),
);

/** Invites several people: the form, a summary, and a result for each. */
export function useInvite(view: AdminView): Invite {
  const [stage, setStage] = useState<InviteStage>({ stage: 'editing' });
  const { create, state } = useKeyedAction(inviteOnce);
  const initial: InviteValues = {
    addresses: '',
    roles: [view === 'apollo' ? 'regular' : 'ordering'],
    apolloAccess: view === 'apollo',
    artemisAccess: view === 'artemis' ? 'full' : 'none',
  };
  const form = useSchemaForm<InviteValues, InviteValues, never>({
    schema: inviteSchema,
    initial,
    // The form sends nothing. It shows the summary first.
    submit: async (values) => {
      setStage({ stage: 'review', values, problem: null });
      return { status: 'idle' };
    },
  });
  const draft = useFormDraft(form, `admin-invite-${view}`);

  async function send(values: InviteValues): Promise<void> {
    const { addresses, ...rights } = values;
    const emails = parseAddresses(addresses)
      .filter((address) => address.state === 'ready')
      .map(({ email }) => email);
    const result = await create({ emails, ...rights, roles: [...rights.roles] });
    if (result.status === 'done') {
      form.reset(initial);
      setStage({ stage: 'sent', results: result.value.results });
    } else if (result.status === 'failed') {
      setStage({
        stage: 'review',
        values,
        problem: isRejected(result.error)
          ? failureAdvice(result.error)
          : `${failureAdvice(result.error)} Nobody is invited twice.`,
      });
    }
  }

  return {
    form,
    draft,
    stage,
    pending: state.status === 'running',
    send() {
      if (stage.stage === 'review') void send(stage.values);
    },
    edit: () => setStage({ stage: 'editing' }),
  };
}
