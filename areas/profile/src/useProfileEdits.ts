import {
  isCancelledError,
  isHttpStatusError,
  useAddToast,
  usePortalServices,
} from '@quayside/portal-core/react';
import type { EntityTag } from '@quayside/portal-core/calls';
import { useEffect, useRef, useState } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { editProfile, type Profile } from '@quayside/shared/profile/api.ts';
import { signalProfileChange } from '@quayside/shared/profile/profileSignal.ts';
import type { ProfileEdit } from './profileEdits.ts';

/** Before the first response there is nothing to edit. */
const noVersion: EntityTag = '""';

/** The profile with the changes in flight, and the functions that change it. */
export interface ProfileEdits {
  /** Undefined before the first response. */
  readonly profile: Profile | undefined;
  readonly isSaving: boolean;
  /** Saves a change after those before it. Resolves with false when it failed, and the value is as before. */
  save(this: void, edit: ProfileEdit): Promise<boolean>;
}

/** Shows each change at once, saves one after the other, and gives a value back that was not saved. */
export function useProfileEdits(loaded: Profile | undefined, reload: () => Promise<void>): ProfileEdits {
  const { http, platform } = usePortalServices('useProfileEdits');
  const addToast = useAddToast();
  const [pending, setPending] = useState<readonly ProfileEdit[]>([]);
  const [response, setResponse] = useState<{ over: Profile | undefined; profile: Profile } | null>(null);
  // The response of a save counts until the profile is loaded again.
  const saved = response?.over === loaded ? response?.profile : loaded;
  const latest = useRef({ loaded, etag: noVersion });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { loaded, etag: loaded?.etag ?? noVersion };
  }, [loaded]);

  async function send(edit: ProfileEdit): Promise<boolean> {
    const { subject, patch, undo } = edit;
    try {
      const profile = await editProfile.send(http, { body: patch, etag: latest.current.etag });
      signalProfileChange(platform.deviceStorage);
      latest.current.etag = profile.etag;
      setResponse({ over: latest.current.loaded, profile });
      addToast({
        key: 'profile',
        tone: 'positive',
        text: undo ? `${subject} is saved.` : `${subject} is as it was before.`,
        action: undo && { label: 'Undo', onAction: () => void save(undo) },
      });
      return true;
    } catch (error) {
      if (isCancelledError(error)) return false;
      const isConflict = isHttpStatusError(error, 412);
      if (isConflict) await reload();
      const why = isConflict
        ? 'You changed your profile in another tab. It is up to date now: try again.'
        : (messageOf(error) ?? `It is as it was before. ${failureAdvice(error)}`);
      addToast({ tone: 'critical', text: `${subject} wasn’t saved. ${why}` });
      return false;
    } finally {
      setPending((edits) => edits.filter((other) => other !== edit));
    }
  }

  function save(edit: ProfileEdit): Promise<boolean> {
    setPending((edits) => [...edits, edit]);
    const sent = queue.current.then(() => send(edit));
    queue.current = sent;
    return sent;
  }

  return {
    profile: saved && pending.reduce((profile, { apply }) => apply(profile), saved),
    isSaving: pending.length > 0,
    save,
  };
}

function messageOf(error: unknown): string | undefined {
  if (!isHttpStatusError(error, 422)) return undefined;
  const [first] = error.problem?.errors ?? [];
  return first?.detail ?? error.problem?.message;
}
