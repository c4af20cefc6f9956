import type { AuthSession } from '../auth/session.ts';
import type { SignedOutReason } from '../auth/sessionState.ts';
import type { Browser, Clock, KeyValueStorage, Logger } from '../platform/ports.ts';
import { parseJson } from '../untrusted/parseJson.ts';
import { readBook, writeBook, writeWork, type Draft, type DraftBook } from './draftData.ts';
import { createLifetime } from '../store/createLifetime.ts';

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
  /** Takes the work out of the register, once it is saved or given up. */
  end(this: void): void;
}

/** The register of unsaved work. A session that ends keeps a draft of all of it for this tab and this user; signing out by hand, or another user, removes the drafts. */
export interface UnsavedWork {
  /** Registers work under a name of its own, and restores its draft when there is one; a draft is restored once. */
  register(this: void, key: string, source: UnsavedWorkSource): RegisteredWork;
  /** True while leaving would lose something; the browser then asks before it leaves the page. */
  isUnsaved(this: void): boolean;
  /** Keeps a draft of everything unsaved, and lets the page be left without a question: for a reload of the host's own. */
  keepDrafts(this: void): void;
  start(this: void): void;
  stop(this: void): void;
}

/** How much is kept: `maxLength` characters of JSON in all; default 500000. */
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

const storageKey = 'quayside.drafts';

/** Builds the register; drafts are kept and removed between `start` and `stop`. */
export function createUnsavedWork(options: UnsavedWorkOptions, ports: UnsavedWorkPorts): UnsavedWork {
  const { session, browser, tabStorage, clock, logger } = ports;
  const { maxLength = 500_000 } = options;
  const sources = new Map<string, UnsavedWorkSource>();
  let stopAsking: (() => void) | null = null;
  let isKept = false;

  const isUnsaved = (): boolean => Array.from(sources.values()).some(({ read }) => read() !== undefined);

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
    else tabStorage.set(storageKey, writeBook(book, maxLength, logger));
  }

  function draftOf(key: string, { read }: UnsavedWorkSource): Draft[] {
    const json = writeWork(read());
    // Nothing is unsaved there.
    if (json === undefined) return [];
    if (json !== null) return [{ key, savedAt: clock.now(), value: parseJson(json) }];
    logger.warn(`The unsaved work "${key}" is no plain data, so no draft of it is kept.`);
    return [];
  }

  function keepDrafts(): void {
    isKept = true;
    const owner = userId();
    if (owner === null) return;
    const fresh = Array.from(sources).flatMap(([key, source]) => draftOf(key, source));
    // What was kept before and never came to be restored is not given up for what is new.
    const older = open()?.drafts.filter(({ key }) => !sources.has(key)) ?? [];
    save({ owner, drafts: [...fresh, ...older] });
  }

  function onSignOut(reason: SignedOutReason): void {
    if (reason === 'session-ended') keepDrafts();
    else {
      isKept = true;
      tabStorage.remove(storageKey);
    }
  }

  function followSession(): void {
    if (userId() === null) return;
    isKept = false;
    if (open() === null) tabStorage.remove(storageKey);
  }

  function restore(key: string, source: UnsavedWorkSource): Date | null {
    const book = open();
    const draft = book?.drafts.find((each) => each.key === key);
    if (book === null || draft === undefined) return null;
    save({ ...book, drafts: book.drafts.filter((each) => each !== draft) });
    return source.restore(draft.value) ? new Date(draft.savedAt) : null;
  }

  return {
    register(key, source) {
      sources.set(key, source);
      stopAsking ??= browser.askBeforeLeaving(() => !isKept && isUnsaved());
      const restoredAt = restore(key, source);
      return {
        restoredAt,
        end() {
          if (sources.get(key) === source) sources.delete(key);
          if (sources.size > 0) return;
          stopAsking?.();
          stopAsking = null;
        },
      };
    },
    isUnsaved,
    keepDrafts,
    ...createLifetime(() => {
      const stops = [session.onSignOut(onSignOut), session.subscribe(followSession)];
      followSession();
      return stops;
    }),
  };
}
