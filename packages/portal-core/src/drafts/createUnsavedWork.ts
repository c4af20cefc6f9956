import type { AuthSession } from '../auth/session/session.ts';
import type { SignedOutReason } from '../auth/session/sessionState.ts';
import type { Browser, Clock, KeyValueStorage, Logger } from '../base/platform/ports.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { fitDrafts, readBook, writeWork, type Draft, type DraftBook } from './draftData.ts';
import { createLifetime } from '../base/store/createLifetime.ts';

/** Work that is not saved yet, for example what is typed into a form. */
export interface UnsavedWorkSource {
  /** The work as it is now, as plain data; undefined when nothing would be lost. Leave out secrets and files: neither may be kept in the browser. */
  read(this: void): unknown;
  /** Puts a draft back; false when it can't be used. Check it: it may have been kept by an older version of the page. */
  restore(this: void, draft: unknown): boolean;
}

/** A place in the register. */
export interface RegisteredWork {
  /** When the draft that was just restored had been kept; null when there was none. */
  readonly restoredAt: Date | null;
  /** The work as it is now is saved or given up: only what differs from it is unsaved from now on. */
  forget(this: void): void;
  /** Takes the work out of the register, as its form leaves the page. What is unsaved then is kept as a draft, which fills the form again when it comes back. */
  end(this: void): void;
}

/** The register of unsaved work. A form that leaves the page, or a session that ends, keeps a draft of it for this tab and this user; signing out by hand, or another user who goes on in this tab, removes the drafts. */
export interface UnsavedWork {
  /** Registers work under a name of its own, and restores its draft when there is one; a draft is restored once. Two under one name each keep a draft, but may be given each other's: that is logged. */
  register(this: void, key: string, source: UnsavedWorkSource): RegisteredWork;
  /** True while leaving would lose something; the browser then asks before it leaves the page. */
  isUnsaved(this: void): boolean;
  /** Keeps a draft of everything unsaved, and lets the page be left without a question, unless not all of it could be kept: for a reload of the host's own. */
  keepDrafts(this: void): void;
  start(this: void): void;
  stop(this: void): void;
}

/** How much is kept: `maxLength` characters of JSON in all; default 500000. The oldest drafts go first. */
export interface UnsavedWorkOptions {
  maxLength?: number;
}

/** What the register needs. */
export interface UnsavedWorkPorts {
  session: Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'onSignOut'>;
  browser: Pick<Browser, 'askBeforeLeaving'>;
  tabStorage: KeyValueStorage;
  clock: Clock;
  logger: Logger;
}

/** A form in the register. */
interface Entry {
  readonly key: string;
  readonly source: UnsavedWorkSource;
  /** Whose work it is; null when it was there before its user. */
  owner: string | null;
  /** What was saved or given up, as JSON. */
  forgotten: string | undefined;
  /** When the draft was kept that it has while it is on the page. */
  keptAt: number | null;
}

const storageKey = 'quayside.drafts';

/** Builds the register; drafts are kept and removed between `start` and `stop`. */
export function createUnsavedWork(options: UnsavedWorkOptions, ports: UnsavedWorkPorts): UnsavedWork {
  const { session, browser, tabStorage, clock, logger } = ports;
  const { maxLength = 500_000 } = options;
  const entries = new Set<Entry>();
  let stopAsking: (() => void) | null = null;
  let isRunning = false;
  // Nothing is lost when the page goes now.
  let isKept = false;
  // The user signed out by hand: what is still on the page is given up.
  let isOver = false;

  /** The work as JSON; undefined while nothing would be lost, null when it can't be kept. */
  function unsavedOf({ key, source, forgotten }: Entry): string | null | undefined {
    try {
      const json = writeWork(source.read());
      return json === forgotten ? undefined : json;
    } catch (error) {
      logger.error(`The unsaved work "${key}" could not be read. Mend what its form answers.`, error);
      return null;
    }
  }

  const isUnsaved = (): boolean => Array.from(entries).some((entry) => unsavedOf(entry) !== undefined);

  function userId(): string | null {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.id : null;
  }

  /** The drafts of the present user. */
  function open(): DraftBook | null {
    const book = readBook(tabStorage.get(storageKey));
    return book?.owner === userId() ? book : null;
  }

  function save(book: DraftBook): void {
    if (book.drafts.length === 0) tabStorage.remove(storageKey);
    else tabStorage.set(storageKey, JSON.stringify(book));
  }

  function draftOf(entry: Entry): Draft | null | undefined {
    const json = unsavedOf(entry);
    if (json === undefined) return undefined;
    if (json !== null && entry.owner === userId()) {
      return { key: entry.key, savedAt: clock.now(), value: parseJson(json) };
    }
    logger.warn(`No draft of the unsaved work "${entry.key}" is kept: it is no plain data of this user.`);
    return null;
  }

  /** Keeps drafts of these forms in place of those they had; true when nothing of theirs is lost. */
  function keep(forms: readonly Entry[]): boolean {
    const owner = userId();
    if (owner === null || isOver) return false;
    const older = open()?.drafts.filter((draft) => !forms.some((form) => isOf(form, draft))) ?? [];
    const fresh = forms.map(draftOf).filter((draft) => draft !== undefined);
    const kept = fresh.filter((draft) => draft !== null);
    const { fitting, tooLarge } = fitDrafts([...kept, ...older], maxLength);
    for (const { key } of tooLarge) {
      logger.warn(`The unsaved work "${key}" is too large to be kept as a draft beside those before it.`);
    }
    save({ owner, drafts: fitting });
    for (const form of forms) form.keptAt = clock.now();
    return fresh.every((draft) => draft !== null && fitting.includes(draft));
  }

  function keepDrafts(): void {
    isKept = keep(Array.from(entries));
  }

  function onSignOut(reason: SignedOutReason): void {
    // The drafts of a user who was replaced wait for that user; another one who goes on in this tab removes them.
    if (reason === 'session-ended' || reason === 'other-user') keepDrafts();
    else {
      isKept = true;
      isOver = true;
      tabStorage.remove(storageKey);
    }
  }

  function followSession(): void {
    const user = userId();
    if (user === null) return;
    isKept = false;
    isOver = false;
    for (const entry of entries) entry.owner ??= user;
    if (open() === null) tabStorage.remove(storageKey);
  }

  function restore(entry: Entry): Date | null {
    const book = open();
    const drafts = book?.drafts.filter(({ key }) => key === entry.key) ?? [];
    const [newest] = drafts;
    if (book === null || newest === undefined) return null;
    // A form that was off the page for a moment, as StrictMode has it, holds its work still.
    const held = unsavedOf(entry);
    const same = drafts.find(({ value }) => JSON.stringify(value) === held);
    const draft = same ?? newest;
    try {
      const isRestored = same === undefined && entry.source.restore(draft.value);
      save({ ...book, drafts: book.drafts.filter((each) => each !== draft) });
      return isRestored ? new Date(draft.savedAt) : null;
    } catch (error) {
      logger.error(`The draft of "${entry.key}" could not be restored; it stays kept.`, error);
      return null;
    }
  }

  function enter(key: string, source: UnsavedWorkSource): Entry {
    if (Array.from(entries).some((each) => each.key === key)) {
      logger.warn(`Two forms keep unsaved work as "${key}", and may be given each other's. Name them apart.`);
    }
    const entry: Entry = { key, source, owner: userId(), forgotten: undefined, keptAt: null };
    entries.add(entry);
    stopAsking ??= browser.askBeforeLeaving(() => !isKept && isUnsaved());
    return entry;
  }

  function leave(entry: Entry): void {
    if (!entries.delete(entry)) return;
    if (isRunning) keep([entry]);
    if (entries.size > 0) return;
    stopAsking?.();
    stopAsking = null;
  }

  return {
    register(key, source) {
      const entry = enter(key, source);
      return {
        restoredAt: restore(entry),
        forget() {
          entry.forgotten = unsavedOf(entry) ?? entry.forgotten;
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

/** True for the draft that a form has while it is on the page. */
function isOf({ key, keptAt }: Entry, draft: Draft): boolean {
  return draft.key === key && draft.savedAt === keptAt;
}
