import type { Clock, KeyValueStorage, Logger } from '../base/platform/ports.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { fitDrafts, readBook, type Draft, type DraftBook } from './draftData.ts';

/** One form's work as JSON: undefined when nothing would be lost, null when it cannot be saved. */
export type UnsavedJson = string | null | undefined;

export interface DraftedForm {
  readonly key: string;
  /** The user the work belongs to. */
  readonly owner: string | null;
  /** When the form's draft was saved that exists while the form is on the page; null without one. */
  savedAt: number | null;
  readUnsaved(this: void): UnsavedJson;
}

export interface DraftStorePorts {
  tabStorage: KeyValueStorage;
  clock: Clock;
  logger: Logger;
  /** The id of the signed-in user, else null. */
  userId(this: void): string | null;
}

export interface DraftStore {
  /** Saves a draft of each form in place of its earlier one. Returns true when no work is lost. */
  save(this: void, forms: readonly DraftedForm[]): boolean;
  /** Returns the drafts under that key, newest first. */
  find(this: void, key: string): readonly Draft[];
  remove(this: void, draft: Draft): void;
  /** Removes the drafts of all users. */
  clear(this: void): void;
  /** Removes drafts that another user left in this tab. */
  clearOthers(this: void): void;
}

const storageKey = 'quayside.drafts';

/** Creates the draft store; `maxLength` limits all drafts together, in characters of JSON. */
export function createDraftStore(maxLength: number, ports: DraftStorePorts): DraftStore {
  const { tabStorage, clock, logger, userId } = ports;

  function open(): DraftBook | null {
    const book = readBook(tabStorage.get(storageKey));
    return book?.owner === userId() ? book : null;
  }

  const clear = (): void => tabStorage.remove(storageKey);

  function write(book: DraftBook): void {
    if (book.drafts.length === 0) clear();
    else tabStorage.set(storageKey, JSON.stringify(book));
  }

  function draftOf({ key, owner, readUnsaved }: DraftedForm): Draft | null | undefined {
    const json = readUnsaved();
    if (json === undefined) return undefined;
    if (json !== null && owner === userId()) return { key, savedAt: clock.now(), value: parseJson(json) };
    logger.warn(`The unsaved work "${key}" gets no draft: it is not plain data, or belongs to another user.`);
    return null;
  }

  return {
    save(forms) {
      const owner = userId();
      if (owner === null) return false;
      const older = open()?.drafts.filter((draft) => !forms.some((form) => isDraftOf(form, draft))) ?? [];
      const newer = forms.map(draftOf).filter((draft) => draft !== undefined);
      const valid = newer.filter((draft) => draft !== null);
      const { fitting, tooLarge } = fitDrafts([...valid, ...older], maxLength);
      for (const { key } of tooLarge) {
        logger.warn(`The unsaved work "${key}" is too large for another draft.`);
      }
      write({ owner, drafts: fitting });
      for (const form of forms) form.savedAt = clock.now();
      return newer.every((draft) => draft !== null && fitting.includes(draft));
    },
    find: (key) => open()?.drafts.filter((draft) => draft.key === key) ?? [],
    remove(draft) {
      const book = open();
      if (book === null) return;
      const json = JSON.stringify(draft);
      const index = book.drafts.findIndex((each) => JSON.stringify(each) === json);
      if (index >= 0) write({ ...book, drafts: book.drafts.toSpliced(index, 1) });
    },
    clear,
    clearOthers() {
      if (open() === null) clear();
    },
  };
}

function isDraftOf({ key, savedAt }: DraftedForm, draft: Draft): boolean {
  return draft.key === key && draft.savedAt === savedAt;
}
