import { parseJson } from '../base/parsing/parseJson.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isSecretName } from './isSecretName.ts';

/** A draft. `savedAt` is in milliseconds since 1970. */
export interface Draft {
  readonly key: string;
  readonly savedAt: number;
  readonly value: unknown;
}

/** All drafts of one tab, newest first. They belong to one user. */
export interface DraftBook {
  readonly owner: string;
  readonly drafts: readonly Draft[];
}

/** Serializes work as JSON. Omits files, other values that are not plain data, and values whose name is a secret's. Returns undefined when there is no work, null when the work is not plain data or cannot be serialized. */
export function writeWork(work: unknown): string | undefined | null {
  if (work === undefined) return undefined;
  try {
    const json: unknown = JSON.stringify(work, (name, value: unknown) => {
      if (isSecretName(name)) return undefined;
      return Array.isArray(value) ? value.filter(isPlain) : isPlain(value) ? value : undefined;
    });
    return typeof json === 'string' ? json : null;
  } catch {
    // A circular reference, or a bigint.
    return null;
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A Date serializes itself as a string, so it is data. A file, a map or an element is not.
  return prototype === Object.prototype || prototype === null || value instanceof Date;
}

/** Parses the content of the tab's storage; null when it is malformed. */
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

/** Splits the drafts, in order, into those that fit into `maxLength` characters of JSON and those that do not. */
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
