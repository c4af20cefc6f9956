import { parseJson } from '../base/parsing/parseJson.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isSecretName } from './isSecretName.ts';

/** Work as it is kept: whose it is, and when it was kept in milliseconds since 1970. */
export interface Draft {
  readonly key: string;
  readonly savedAt: number;
  readonly value: unknown;
}

/** All drafts of one tab, the newest first; they belong to one user. */
export interface DraftBook {
  readonly owner: string;
  readonly drafts: readonly Draft[];
}

/** Work as JSON. Files, and whatever else is no plain data, are left out, and so is what is named like a secret. Undefined when there is none, null when it is no plain data itself or can’t be written. */
export function writeWork(work: unknown): string | undefined | null {
  if (work === undefined) return undefined;
  try {
    const json: unknown = JSON.stringify(work, (name, value: unknown) => {
      if (isSecretName(name)) return undefined;
      return Array.isArray(value) ? value.filter(isPlain) : isPlain(value) ? value : undefined;
    });
    return typeof json === 'string' ? json : null;
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

/** Parts the drafts into those that fit into `maxLength` characters of JSON, the first ones first, and those that don’t. */
export function fitDrafts(
  drafts: readonly Draft[],
  maxLength: number,
): { fitting: readonly Draft[]; tooLarge: readonly Draft[] } {
  const fitting: Draft[] = [];
  const tooLarge: Draft[] = [];
  let length = 0;
  for (const draft of drafts) {
    const added = JSON.stringify(draft).length;
    if (length + added > maxLength) tooLarge.push(draft);
    else {
      length += added;
      fitting.push(draft);
    }
  }
  return { fitting, tooLarge };
}
