import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why changes that no test notices stay: those on a line that holds `where`, or of them only the one to `replacement`. */
export interface Explanation {
  path: string;
  where: string;
  replacement?: string;
  /** `equivalent`: nothing behaves differently. `browser`: it matters in a browser only. `wording`: only a sentence changes. `rare`: it would matter in a moment that no test plays. */
  kind: 'equivalent' | 'browser' | 'wording' | 'rare';
  why: string;
}

/** All of them; a change without one is listed as not explained. */
export const explanations: readonly Explanation[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'explanations.json'), 'utf8'),
);
