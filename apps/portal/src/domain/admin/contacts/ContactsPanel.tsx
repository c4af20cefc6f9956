import { isHttpStatusError, useAction, useAddToast, useResource } from '@quayside/portal-core/react';
import type { PortalError } from '@quayside/portal-core';
import { lazy, Suspense, useEffect, useRef, useState, type JSX } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { toAsyncState } from '../../asyncState.ts';
import { useSavedVersion } from '../../useSavedVersion.ts';
import { listContacts, replaceContacts, type AdminContacts } from '../api.ts';
import type { ContactLists, ContactRole } from './contactRules.ts';
import { ContactsView } from './ContactsView.tsx';

// It brings the headless library.
const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog }));

interface OpenDialog {
  readonly role: ContactRole;
  /** Null for a new contact. */
  readonly index: number | null;
}

type Body = Parameters<typeof replaceContacts.request>[0]['body'];

/** The contacts of the company, to add, edit and remove. */
export function ContactsPanel(): JSX.Element {
  const [resource, takeSaved] = useSavedVersion(useResource(listContacts, {}));
  const { run, state } = useAction(replaceContacts, { failure: 'in-place' });
  const addToast = useAddToast();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = resource;
  // An Undo comes later than the removal, when the contacts may have changed again.
  const newest = useRef(data);
  useEffect(() => {
    newest.current = data;
  }, [data]);

  function open(next: OpenDialog | null): void {
    setProblem(null);
    setDialog(next);
  }

  /** Resolves with the saved contacts; null when it failed. */
  async function save(body: Body, etag: string): Promise<AdminContacts | null> {
    setProblem(null);
    const result = await run({ body, etag });
    if (result.status === 'done') {
      takeSaved(result.value);
      // At once, for an Undo that comes before the next render.
      newest.current = result.value;
      return result.value;
    }
    if (result.status === 'failed') {
      if (isHttpStatusError(result.error, 412)) await resource.refetch();
      setProblem(problemOf(result.error));
      return null;
    }
    return null;
  }

  async function saveContact(
    contacts: AdminContacts,
    { role, index }: OpenDialog,
    email: string,
  ): Promise<void> {
    const { mso, supportPrimary, etag } = contacts;
    const list = contacts[role];
    const changed =
      index === null
        ? [...list, { email, salesforceId: null }]
        : list.map(({ email: old, salesforceId }, at) => ({
            email: at === index ? email : old,
            salesforceId,
          }));
    if ((await save({ mso: [...mso], supportPrimary: [...supportPrimary], [role]: changed }, etag)) === null)
      return;
    setDialog(null);
    addToast({ tone: 'positive', text: `${email} is saved.` });
  }

  async function remove(contacts: AdminContacts, role: ContactRole, index: number): Promise<void> {
    const removed = contacts[role][index];
    if (removed === undefined) return;
    const { email } = removed;
    const body = { ...listsOf(contacts), [role]: contacts[role].filter((_contact, at) => at !== index) };
    if ((await save(body, contacts.etag)) === null) {
      addToast({ tone: 'critical', text: `${email} was not removed. Check the list and try again.` });
      return;
    }
    addToast({
      tone: 'positive',
      text: `${email} is no longer a contact.`,
      action: { label: 'Undo', onAction: () => void putBack(role, index, removed) },
    });
  }

  async function putBack(
    role: ContactRole,
    index: number,
    removed: AdminContacts[ContactRole][number],
  ): Promise<void> {
    if (newest.current === undefined) return;
    const lists = listsOf(newest.current);
    if (lists[role].some(({ email }) => email === removed.email)) return;
    await save({ ...lists, [role]: lists[role].toSpliced(index, 0, removed) }, newest.current.etag);
  }

  return (
    <>
      <ContactsView
        state={toAsyncState(resource, listContacts.id)}
        pending={state.status === 'running'}
        onAdd={(role) => open({ role, index: null })}
        onEdit={(role, index) => open({ role, index })}
        onRemove={(role, index) => data && void remove(data, role, index)}
        onRetry={() => void resource.refetch()}
      />
      {dialog && data && (
        <Suspense fallback={null}>
          <ContactDialog
            role={dialog.role}
            contacts={data[dialog.role]}
            index={dialog.index}
            pending={state.status === 'running'}
            problem={problem}
            onSave={(email) => void saveContact(data, dialog, email)}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function listsOf({ mso, supportPrimary }: AdminContacts): ContactLists {
  return { mso: [...mso], supportPrimary: [...supportPrimary] };
}

function problemOf(error: PortalError): string {
  if (isHttpStatusError(error, 412))
    return 'Somebody else changed the contacts. We loaded them again: check the list, then save again.';
  const { errors } = isHttpStatusError(error) ? (error.problem ?? {}) : {};
  return errors?.[0]?.detail ?? failureAdvice(error);
}
