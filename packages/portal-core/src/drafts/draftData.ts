import type { Logger } from '../platform/ports.ts';
import { parseJson } from '../untrusted/parseJson.ts';
import { asRecord } from '../untrusted/records.ts';

/** Work as it is kept: whose it is, and when it was kept in milliseconds since 1970. */
export interface Draft {
  readonly key: string;
  readonly savedAt: number;
  readonly value: unknown;
}

/** All drafts of one tab; they belong to one user. */
export interface DraftBook {
  readonly owner: string;
  readonly drafts: readonly Draft[];
}

const secretName = /passw|secret/i;

/** Work as JSON. Files, and whatever else is no plain data, are left out, and so is what is named like a secret. Undefined when there is none, null when it can’t be written at all. */
export function writeWork(work: unknown): string | undefined | null {
  try {
    return JSON.stringify(work, (name, value: unknown) => {
      if (secretName.test(name)) return undefined;
      return Array.isArray(value) ? value.filter(isPlain) : isPlain(value) ? value : undefined;
    });
  } catch {
    // A circle, or a number too large for JSON.
    return null;
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A date, which writes itself as a string, is data; a file, a map or an element is not.
  return prototype === Object.prototype || prototype === null || value instanceof Date;
}

/** Reads what a tab's storage holds; null when that makes no sense. */
export function readBook(text: string | null): DraftBook | null {
  const book = text === null ? null : asRecord(parseJson(text));
  const { owner, drafts } = book ?? {};
  if (typeof owner !== 'string' || !Array.isArray(drafts)) return null;
  return { owner, drafts: drafts.filter(isDraft) };
}

function isDraft(value: unknown): value is Draft {
  const { key, savedAt } = asRecord(value) ?? {};
  return typeof key === 'string' && Number.isSafeInteger(savedAt);
}

/** Writes the drafts that fit into `maxLength` characters, the first ones first; the others are reported. */
export function writeBook({ owner, drafts }: DraftBook, maxLength: number, logger: Logger): string {
  const fitting: Draft[] = [];
  let length = 0;
  for (const draft of drafts) {
    const added = JSON.stringify(draft).length;
    if (length + added > maxLength) {
      logger.warn(`The unsaved work "${draft.key}" is too large to be kept as a draft.`);
    } else {
      length += added;
      fitting.push(draft);
    }
  }
  return JSON.stringify({ owner, drafts: fitting });
}
