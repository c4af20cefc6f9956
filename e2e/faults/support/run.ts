/** With `--all`, every response arrives by every flow, and every endpoint fails in every way. */
export const runsAll: boolean = process.env['FAULTS_ALL'] === '1';

/** With `--long`, the endurance tests play hours instead of minutes. */
export const runsLong: boolean = process.env['FAULTS_LONG'] === '1';

/** The seed of all random choices. The same seed repeats the run. */
export const seed: number = Number(process.env['FAULTS_SEED'] ?? 20_261_121);

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
export function createRandom(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
