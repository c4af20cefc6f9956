import {
  createVersionedDraft,
  lines,
  useAuthorName,
  versionWords,
  withoutCache,
  type AuthorName,
  type Parts,
  type SavedVersion,
} from '@quayside/page-kit/versions';
import { isHttpStatusError, useAddToast, usePortalServices, useStore } from '@quayside/portal-core/react';
import type { PortalError } from '@quayside/portal-core';
import { failureAdvice } from '@quayside/page-kit/failures';
import { useEffect, useState } from 'react';
import { listContacts, replaceContacts, type AdminContacts } from '../api.ts';
import type { ContactLists } from './contactRules.ts';

interface ContactsVersion extends SavedVersion<ContactLists> {
  readonly by: string | null;
}

const byAddress = lines<ContactLists['mso']>({ idOf: ({ email }) => email.toLowerCase() });
const parts: Parts<ContactLists> = { mso: byAddress, supportPrimary: byAddress };

/** The contacts of a company, which several admins may change. */
export interface Contacts {
  readonly lists: ContactLists;
  readonly isSaving: boolean;
  /** The reason why the last change was not saved; null for none. */
  readonly problem: string | null;
  /**
   * Changes the contacts and saves them. Others' changes stay. Resolves with whether that was possible. `edit` returns null if the contact
   * that it changes is gone.
   */
  change(this: void, edit: (lists: ContactLists) => ContactLists | null): Promise<boolean>;
  dismissProblem(this: void): void;
}

/** Changes the contacts over the version that the admin saw. Two admins who change different contacts both keep their work. */
export function useContacts(loaded: AdminContacts): Contacts {
  const { http, platform } = usePortalServices('useContacts');
  const addToast = useAddToast();
  const nameOf = useAuthorName();
  const [problem, setProblem] = useState<string | null>(null);
  const [draft] = useState(() =>
    createVersionedDraft<ContactLists, ContactsVersion>(
      versionOf(loaded),
      { parts, pauseMs: null },
      {
        platform,
        save: async ({ mso, supportPrimary }, { etag }) =>
          versionOf(await replaceContacts.send(http, { body: { mso, supportPrimary }, etag })),
        load: async () => versionOf(await listContacts.send(http, {}, withoutCache)),
      },
    ),
  );
  const { saved, save, merged } = useStore(draft);
  useEffect(() => draft.receive(versionOf(loaded)), [draft, loaded]);
  useEffect(() => {
    if (merged === null) return;
    addToast({ tone: 'info', text: versionWords.merged(nameOf(merged.by ?? 'Somebody else')) });
    draft.dismissMerged();
  }, [draft, merged, nameOf, addToast]);

  return {
    lists: saved.content,
    isSaving: save.status === 'saving',
    problem,
    dismissProblem: () => setProblem(null),
    async change(edit) {
      setProblem(null);
      const edited = edit(draft.getSnapshot().content);
      if (edited === null) {
        setProblem(goneText);
        return false;
      }
      draft.change(() => edited);
      if ((await draft.flush()) !== null) return true;
      const { save: outcome } = draft.getSnapshot();
      // The same contact: theirs stays, and the admin sees it.
      if (outcome.status === 'conflict') draft.resolve('theirs');
      draft.change(() => draft.getSnapshot().saved.content);
      setProblem(
        outcome.status === 'failed'
          ? problemOf(outcome.error)
          : changedMeanwhile(outcome.status === 'conflict' ? outcome.theirs.by : null, nameOf),
      );
      return false;
    },
  };
}

const goneText =
  'Somebody removed this contact or changed its address. Add the address as a new contact, or cancel.';

function changedMeanwhile(by: string | null, nameOf: AuthorName): string {
  const title = by === null ? versionWords.changed('contact') : versionWords.changedBy(nameOf(by), 'contact');
  return `${title}. The list shows it as it is now: check it, then save again.`;
}

function versionOf({ etag, mso, supportPrimary, changedBy }: AdminContacts): ContactsVersion {
  return { etag, content: { mso, supportPrimary }, by: changedBy };
}

function problemOf(error: PortalError): string {
  const { errors } = isHttpStatusError(error) ? (error.problem ?? {}) : {};
  return errors?.[0]?.detail ?? failureAdvice(error);
}
