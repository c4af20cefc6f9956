import { codeOf } from '../http/listen.ts';

const lockedCodes: ReadonlySet<number> = new Set([5, 6]);
const brokenCodes: ReadonlySet<number> = new Set([10, 11, 26]);
const deniedCodes: ReadonlySet<number> = new Set([3, 8, 14, 23]);

/** Why the data of a folder cannot be used, and what to do about it; null for an error of another kind. */
export function databaseProblem(error: unknown, folder: string): string | null {
  const code = resultCodeOf(error);
  if (lockedCodes.has(code))
    return `Another program uses the data in ${folder}. Stop the other sandbox, or set SANDBOX_DATA to another folder.`;
  if (brokenCodes.has(code))
    return `The data in ${folder} is damaged. Start once with -- --fresh: it discards the data and begins again.`;
  if (deniedCodes.has(code) || ['EACCES', 'EPERM', 'EROFS'].includes(String(codeOf(error))))
    return `The data in ${folder} cannot be written, because it belongs to another user or is read-only. Start as its owner, or set SANDBOX_DATA to a folder of your own.`;
  if (code === 13) return `The disk is full, so the data in ${folder} cannot be written. Free some space.`;
  return null;
}

/** The primary result code of SQLite; 0 for any other error. */
function resultCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0;
  // The upper bytes hold the extended code.
  return Number(error.errcode) & 0xff; // oxlint-disable-line no-bitwise
}
