/** With `--all`, every answer comes by every way, and every endpoint fails in every way. */
export const runsAll: boolean = process.env['FAULTS_ALL'] === '1';

/** With `--long`, hours are played where minutes are otherwise. */
export const runsLong: boolean = process.env['FAULTS_LONG'] === '1';

/** The seed of whatever is drawn at random; the same seed plays the same run. */
export const seed: number = Number(process.env['FAULTS_SEED'] ?? 20_261_121);

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function createRandom(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
