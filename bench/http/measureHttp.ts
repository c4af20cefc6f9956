import { cpus, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Params, Reader } from './contenders.ts';
import { type Figures, note, table } from '../../tools/figures/figures.ts';
import { measureSize, peers } from '../../tools/sizes/measureSize.ts';

/** Compares caches for GETs in alternating rounds, over one local server and one transport (axios with its fetch adapter). */

const rounds = Number(process.argv[2] ?? 9);
// One round only shows that it works; its figures are rough.
const isTrial = rounds === 1;
const secondsToSettle = isTrial ? 1 : 3;
const simultaneous = isTrial ? 100 : 1_000;
const reads = isTrial ? 100 : 5_000;
const addresses = isTrial ? 200 : 10_000;
const params = { page: 2, sort: 'name' };

const gets = `${simultaneous.toLocaleString('en')} identical GETs`;
const kept = `${addresses.toLocaleString('en')} addresses: MB cached`;

const goals: Readonly<Record<string, string>> = {
  [`${gets}: requests`]: '1',
  [`${gets}: ms`]: '≤ 25',
  'cached, by path: ns': '≤ 500, ratio ≤ 0.17',
  'cached, by path and params: ns': 'ratio ≤ 0.17',
  'cached and synchronous, by path: ns': 'ratio ≤ 0.17',
  'cached and synchronous, by path and params: ns': 'ratio ≤ 0.17',
  [kept]: '≤ 3',
  'beyond axios: kB': '≤ 2.5',
};

// One contender does nothing without a window.
Object.assign(globalThis, { window: globalThis });
const { bundleImports, contenders } = await import('./contenders.ts');

const names = Object.keys(contenders);
const figures: Figures = new Map();
const requests = new Int32Array(new SharedArrayBuffer(4));
const server = new Worker(new URL('./server.ts', import.meta.url), {
  workerData: requests.buffer,
});
const port = await new Promise((resolve) => {
  server.once('message', resolve);
});
const origin = `http://127.0.0.1:${String(port)}`;

/** Measures each contender in turn. The order rotates with the round. */
async function forEachReader(
  round: number,
  readers: ReadonlyMap<string, Reader>,
  measure: (name: string, reader: Reader) => Promise<void>,
): Promise<void> {
  const order = [...readers].map((_, index, all) => all[(index + round) % all.length]);
  for (const entry of order) if (entry !== undefined) await measure(...entry);
}

async function timeShared(round: number, readers: ReadonlyMap<string, Reader>): Promise<void> {
  await forEachReader(round, readers, async (name, reader) => {
    const before = Atomics.load(requests, 0);
    const start = performance.now();
    await Promise.all(
      Array.from({ length: simultaneous }, () => reader.read(`/core/shared/${name}/${round}`)),
    );
    const taken = performance.now() - start;
    if (round < 2) return;
    note(figures, `${gets}: requests`, name, Atomics.load(requests, 0) - before);
    note(figures, `${gets}: ms`, name, taken);
  });
}

async function timeKept(round: number, readers: ReadonlyMap<string, Reader>): Promise<void> {
  await forEachReader(round, readers, async (name, reader) => {
    for (const [how, asked] of [
      ['by path', undefined],
      ['by path and params', params],
    ] as const) {
      await reader.read('/core/kept', asked);
      const before = Atomics.load(requests, 0);
      const start = performance.now();
      for (let index = 0; index < reads; index += 1)
        await (reader.readKept ? reader.readKept('/core/kept', asked) : reader.read('/core/kept', asked));
      const nanoseconds = ((performance.now() - start) / reads) * 1_000_000;
      if (Atomics.load(requests, 0) > before)
        throw new Error(`${name} requested a response that it should have cached.`);
      const lookNanoseconds = timeLooks(name, reader, asked);
      if (round < 2) continue;
      note(figures, `cached, ${how}: ns`, name, nanoseconds);
      if (lookNanoseconds !== null)
        note(figures, `cached and synchronous, ${how}: ns`, name, lookNanoseconds);
    }
  });
}

/** The time of a synchronous cached read in nanoseconds; null for a contender without one. */
function timeLooks(name: string, { look }: Reader, asked: Params | undefined): number | null {
  if (look === undefined) return null;
  if (look('/core/kept', asked) === undefined)
    throw new Error(`${name} does not find a response that it should have cached.`);
  const start = performance.now();
  for (let index = 0; index < reads; index += 1) look('/core/kept', asked);
  return ((performance.now() - start) / reads) * 1_000_000;
}

/** The size of the heap after finished requests are released. */
async function heldMegabytes(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error('Run it by npm run bench: it needs --expose-gc.');
  for (let second = 0; second < secondsToSettle; second += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed / 1_000_000;
}

async function readAll(reader: Reader, prefix: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, each) => reader.read(`/core/${prefix}/${index + each}`)),
    );
  }
}

async function measureMemory(name: string): Promise<void> {
  // The warm-up of the transport belongs to no contender.
  const create = contenders[name];
  if (create === undefined) return;
  await readAll(create(origin), 'warm', addresses / 5);
  const reader = create(origin);
  const before = await heldMegabytes();
  await readAll(reader, 'address', addresses);
  note(figures, kept, name, (await heldMegabytes()) - before);
  // It must exist until the measurement ends.
  await reader.read('/core/address/0');
}

const loadBefore = loadavg()[0]?.toFixed(2);
const readers = new Map(Object.entries(contenders).map(([name, create]) => [name, create(origin)]));
for (let round = 0; round < rounds + 2; round += 1) {
  await timeShared(round, readers);
  await timeKept(round, readers);
}
for (const name of names) await measureMemory(name);
for (const [name, imports] of Object.entries(bundleImports)) {
  note(figures, 'beyond axios: kB', name, await measureSize(imports, ['axios', ...peers]));
}

console.log(`\nCaches for GETs over one local server, each sending by axios and its fetch adapter. Median (least–greatest); ratio: ours to the
best of the others. Node ${process.version}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadBefore} before, ${loadavg()[0]?.toFixed(2)} after. ${reads} reads a figure;
swr reads by a hook only, so a read of it is a render.\n`);
console.log(table(figures, names, goals));
// Some contenders' timers would keep the process alive for minutes.
process.exit();
