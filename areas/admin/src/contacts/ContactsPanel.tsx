import { lazyDialog } from '@quayside/page-kit/loading';
import { useAddToast, useResource } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { listContacts, type AdminContacts } from '../api.ts';
import { withChosen, type ContactLists, type ContactRole } from './contactRules.ts';
import { ContactsView } from './ContactsView.tsx';
import { useContacts } from './useContacts.ts';

// It brings the headless library.
const ContactDialog = lazyDialog(async () => (await import('./ContactDialog.tsx')).ContactDialog);

const nobodyText = 'Nobody gets the service updates.';

interface OpenDialog {
  readonly role: ContactRole;
  /** The address that is changed; null for a new contact. */
  readonly email: string | null;
}

export function ContactsPanel(): JSX.Element {
  const resource = useResource(listContacts, {});
  const state = toAsyncState(resource, listContacts.id);
  const handleRetry = (): void => void resource.refetch();
  if (resource.data) return <LoadedContacts contacts={resource.data} state={state} onRetry={handleRetry} />;
  return (
    <ContactsView
      state={state}
      pending={false}
      onAdd={ignore}
      onEdit={ignore}
      onRemove={ignore}
      onChoose={ignore}
      onRetry={handleRetry}
    />
  );
}

function ignore(): void {
  // There is nothing to change yet.
}

function LoadedContacts({
  contacts,
  state,
  onRetry,
}: {
  contacts: AdminContacts;
  state: AsyncContentState<AdminContacts>;
  onRetry: () => void;
}): JSX.Element {
  const addToast = useAddToast();
  const { lists, isSaving, problem, change, dismissProblem } = useContacts(contacts);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  function open(next: OpenDialog | null): void {
    dismissProblem();
    setDialog(next);
  }

  async function saveContact({ role, email: before }: OpenDialog, email: string): Promise<void> {
    let isGone = false;
    const isSaved = await change((present) => {
      if (before === null) return { ...present, [role]: [...present[role], { email, salesforceId: null }] };
      isGone = !present[role].some((contact) => contact.email === before);
      const edited = present[role].map((contact) =>
        contact.email === before ? { ...contact, email } : contact,
      );
      return isGone ? null : { ...present, [role]: edited };
    });
    // What was typed stays in the dialog, which now adds it.
    if (isGone) setDialog({ role, email: null });
    if (!isSaved) return;
    setDialog(null);
    addToast({ tone: 'positive', text: `${email} is saved.` });
  }

  async function remove(role: ContactRole, removed: ContactLists[ContactRole][number]): Promise<void> {
    const index = lists[role].indexOf(removed);
    const { email } = removed;
    const isRemoved = await change((present) => ({
      ...present,
      [role]: present[role].filter((contact) => contact.email !== email),
    }));
    if (!isRemoved) {
      addToast({ tone: 'critical', text: `${email} was not removed. Check the list and try again.` });
      return;
    }
    addToast({
      tone: 'positive',
      text: `${email} is no longer a contact.`,
      action: {
        label: 'Undo',
        onAction: () =>
          void change((present) =>
            present[role].some((contact) => contact.email === email)
              ? present
              : { ...present, [role]: withRestored(present[role], removed, index) },
          ),
      },
    });
  }

  async function choose(role: ContactRole, email: string): Promise<void> {
    const isChosen = await change((present) => ({ ...present, [role]: withChosen(present[role], email) }));
    addToast(
      isChosen
        ? { tone: 'positive', text: email === '' ? nobodyText : `${email} gets the service updates.` }
        : { tone: 'critical', text: 'Your choice was not saved. Check the list and try again.' },
    );
  }

  return (
    <>
      <ContactsView
        state={'data' in state && state.data ? { ...state, data: { ...state.data, ...lists } } : state}
        pending={isSaving}
        onAdd={(role) => open({ role, email: null })}
        onEdit={(role, index) => open({ role, email: lists[role][index]?.email ?? null })}
        onRemove={(role, index) => {
          const removed = lists[role][index];
          if (removed) void remove(role, removed);
        }}
        onChoose={(role, email) => void choose(role, email)}
        onRetry={onRetry}
      />
      {dialog && (
        <ContactDialog
          role={dialog.role}
          contacts={lists[dialog.role]}
          index={
            dialog.email === null ? null : lists[dialog.role].findIndex(({ email }) => email === dialog.email)
          }
          pending={isSaving}
          problem={problem}
          onSave={(email) => void saveContact(dialog, email)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

/** Puts a removed contact back. It no longer holds the role if another contact does. */
function withRestored(
  present: ContactLists[ContactRole],
  { chosen, ...contact }: ContactLists[ContactRole][number],
  index: number,
): ContactLists[ContactRole] {
  const holdsRole = chosen === true && !present.some((other) => other.chosen);
  return present.toSpliced(index, 0, holdsRole ? { ...contact, chosen } : contact);
}
