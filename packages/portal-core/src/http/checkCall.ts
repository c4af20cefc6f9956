import { CancelledError } from '../base/errors/errors.ts';
import { checkPath } from './checkPath.ts';
import type { Call } from './createAttempt.ts';

/** Throws when a call must not be sent. */
export function checkCall({ path, options: { signal } }: Call): void {
  checkPath(path);
  if (signal?.aborted) throw new CancelledError('aborted');
}
