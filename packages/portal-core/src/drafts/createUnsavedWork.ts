import type { AuthSession } from '../auth/session/session.ts';
import type { SignedOutReason } from '../auth/session/sessionState.ts';
import type { Browser, Clock, KeyValueStorage, Logger } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createDraftStore, type DraftedForm, type UnsavedJson } from './createDraftStore.ts';
import { writeWork } from './draftData.ts';

/** Unsaved work of one form. */
export interface UnsavedWorkSource {
  /** Returns the work as plain data; undefined when nothing would be lost. Leave out secrets and files: the browser must not store either. */
  read(this: void): unknown;
  /** Fills the form with a draft. Returns false when the draft cannot be used. Validate it: an older version of the page may have saved it. */
  restore(this: void, draft: unknown): boolean;
}

/** One registration of unsaved work. */
export interface RegisteredWork {
  /** When the restored draft was saved; null when there was none. */
  readonly restoredAt: Date | null;
  /** Marks the current work as saved or discarded. Only later changes count as unsaved. */
  forget(this: void): void;
  /** Ends the registration when the form unmounts. Unsaved work becomes a draft, which fills the form when it mounts again. */
  end(this: void): void;
}

/** Registers unsaved work and saves drafts of it, per tab and user. A draft is saved when a form unmounts, when the page is left or reloaded, and when the session ends. Signing out by hand removes the drafts, and so does another user who signs in in this tab. */
export interface UnsavedWork {
  /** Registers a form's work under a unique key, and restores its draft once. Two forms with the same key may receive each other's draft; that is logged. */
  register(this: void, key: string, source: UnsavedWorkSource): RegisteredWork;
  /** True while leaving the page would lose work. The browser then asks before it leaves. */
  isUnsaved(this: void): boolean;
  /** Saves drafts of all unsaved work. Afterwards the page can be left without a question, unless a draft could not be saved. Call it before a reload. */
  keepDrafts(this: void): void;
  start(this: void): void;
  stop(this: void): void;
}

/** Options of `createUnsavedWork`. `maxLength` limits all drafts together, in characters of JSON; default 500000. The oldest drafts are dropped first. */
export interface UnsavedWorkOptions {
  maxLength?: number;
}

/** Ports of `createUnsavedWork`. */
export interface UnsavedWorkPorts {
  session: Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'onSignOut'>;
  browser: Pick<Browser, 'askBeforeLeaving'>;
  tabStorage: KeyValueStorage;
  clock: Clock;
  logger: Logger;
}

interface Entry extends DraftedForm {
  /** Null when the form was registered before its user was known. */
  owner: string | null;
  readonly source: UnsavedWorkSource;
  /** The work that was saved or discarded, as JSON. */
  forgotten: string | undefined;
}

/** Creates the register. It saves and removes drafts between `start` and `stop`. */
export function createUnsavedWork(options: UnsavedWorkOptions, ports: UnsavedWorkPorts): UnsavedWork {
  const { session, browser, logger } = ports;
  const drafts = createDraftStore(options.maxLength ?? 500_000, { ...ports, userId });
  const entries = new Set<Entry>();
  let stopAsking: (() => void) | null = null;
  let isRunning = false;
  /** The user can leave the page now without losing work. */
  let isSafe = false;
  /** The user signed out by hand, which discards the work on the page. */
  let isDiscarded = false;

  function userId(): string | null {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.id : null;
  }

  function createEntry(key: string, source: UnsavedWorkSource): Entry {
    const entry: Entry = {
      key,
      source,
      owner: userId(),
      forgotten: undefined,
      savedAt: null,
      readUnsaved: () => readWork(entry, logger),
    };
    return entry;
  }

  const isUnsaved = (): boolean => Array.from(entries).some(({ readUnsaved }) => readUnsaved() !== undefined);

  const save = (forms: readonly Entry[]): boolean => !isDiscarded && drafts.save(forms);

  function keepDrafts(): void {
    isSafe = save(Array.from(entries));
  }

  function onSignOut(reason: SignedOutReason): void {
    // After another user took over, the drafts wait for the first user.
    if (reason === 'session-ended' || reason === 'other-user') keepDrafts();
    else {
      isSafe = true;
      isDiscarded = true;
      drafts.clear();
    }
  }

  function followSession(): void {
    const user = userId();
    if (user === null) return;
    isSafe = false;
    isDiscarded = false;
    for (const entry of entries) entry.owner ??= user;
    drafts.clearOthers();
  }

  function restore({ key, source, readUnsaved }: Entry): Date | null {
    const found = drafts.find(key);
    const [newest] = found;
    if (newest === undefined) return null;
    // A form that StrictMode mounts twice still holds its work, so its draft is removed without restoring it.
    const current = readUnsaved();
    const same = found.find(({ value }) => JSON.stringify(value) === current);
    const draft = same ?? newest;
    try {
      const isRestored = same === undefined && source.restore(draft.value);
      drafts.remove(draft);
      return isRestored ? new Date(draft.savedAt) : null;
    } catch (error) {
      logger.error(`The draft of "${key}" could not be restored. It stays saved.`, error);
      return null;
    }
  }

  function mustAsk(): boolean {
    if (isSafe) return false;
    const mustBeAsked = isUnsaved();
    // A user who leaves all the same, by a reload for example, finds the work again. Work that is saved by now loses its draft.
    save(Array.from(entries).filter(({ savedAt }) => mustBeAsked || savedAt !== null));
    return mustBeAsked;
  }

  function enter(entry: Entry): void {
    if (Array.from(entries).some(({ key }) => key === entry.key)) {
      logger.warn(`Two forms register unsaved work as "${entry.key}". Give each a key of its own.`);
    }
    entries.add(entry);
    stopAsking ??= browser.askBeforeLeaving(mustAsk);
  }

  function leave(entry: Entry): void {
    if (!entries.delete(entry)) return;
    if (isRunning) save([entry]);
    if (entries.size > 0) return;
    stopAsking?.();
    stopAsking = null;
  }

  return {
    register(key, source) {
      const entry = createEntry(key, source);
      enter(entry);
      return {
        restoredAt: restore(entry),
        forget() {
          entry.forgotten = entry.readUnsaved() ?? entry.forgotten;
        },
        end: () => leave(entry),
      };
    },
    isUnsaved,
    keepDrafts,
    ...createLifetime(() => {
      isRunning = true;
      const stops = [session.onSignOut(onSignOut), session.subscribe(followSession)];
      followSession();
      return [...stops, () => void (isRunning = false)];
    }),
  };
}

function readWork({ key, source, forgotten }: Entry, logger: Logger): UnsavedJson {
  try {
    const json = writeWork(source.read());
    return json === forgotten ? undefined : json;
  } catch (error) {
    logger.error(`The unsaved work "${key}" could not be read. Fix the form's \`read\` function.`, error);
    return null;
  }
}
