import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compare } from './lib/pictures/compare.ts';
import { createPhotographer, type Shot } from './lib/pictures/photographer.ts';
import { withFewerColours } from './lib/pictures/fewerColours.ts';
import { decodePng, encodePng } from './lib/pictures/png.ts';
import { commandArguments, fail, root } from './lib/settings.ts';
import { runConcurrently } from './lib/runConcurrently.ts';
import { buildStage, stagedStories, startStage } from './lib/stories/stage.ts';

/** Compares every story with its stored picture, in light and dark: `npm run visual`, `-- --update`, `-- <part of an id>`. */

const given = commandArguments(['--update'], 'a part of a story’s id');
const update = given.includes('--update');
const wanted = given.find((argument) => !argument.startsWith('--'));
const stored = resolve(root, process.env['VISUAL_BASELINES'] ?? 'e2e/visual');
const results = join(root, 'node_modules/.cache/quayside/visual');

if (process.platform !== 'linux' || process.arch !== 'x64' || process.env['CHROMIUM_PATH']) {
  console.log(
    'skipped: pictures are compared only in the packaged Chromium, on Linux x64 and without CHROMIUM_PATH.',
  );
  process.exit(0);
}
if (!update && !existsSync(stored)) {
  console.log(`skipped: there are no pictures yet. \`npm run visual -- --update\` takes them.`);
  process.exit(0);
}

await buildStage();
rmSync(results, { recursive: true, force: true });
const { origin, stop } = await startStage();
const ids = stagedStories()
  .map(({ id }) => id)
  .filter((id) => wanted === undefined || id.includes(wanted));
if (ids.length === 0) fail(`No story's id holds "${wanted}".`);
const names = new Set<string>();
const faults: string[] = [];
const broken: string[] = [];
const hashFile = join(stored, 'hashes.json');
const hashes = (existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : {}) as Record<
  string,
  string
>;
let passed = 0;

// Each waits for frames most of the time.
await runConcurrently(ids, 6, async (take) => {
  const photographer = await createPhotographer(origin, { widths: [1367, 360] });
  for (let id = take(); id !== undefined; id = take())
    try {
      for (const shot of await photographer.shoot(id)) judge(shot);
    } catch (error) {
      broken.push(error instanceof Error ? error.message : String(error));
    }
  await photographer.close();
});
stop();

for (const file of globSync('*/*.png', { cwd: stored })) {
  const isGone = wanted === undefined && broken.length === 0 && !names.has(file);
  if (isGone && update) rmSync(join(stored, file));
  else if (isGone)
    faults.push(`${file}: there is no such story any more; -- --update takes its picture away`);
}
if (update) write(hashFile, `${JSON.stringify(sorted(hashes), null, 2)}\n`);
for (const fault of [...faults, ...broken]) console.error(fault);
if (faults.length > 0) console.error(`What was, what is and what differs: ${relative(root, results)}`);
const failed = faults.length + broken.length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function judge({ id, theme, width, image }: Shot): void {
  const name = `${theme}/${id}${width < 600 ? `.${width}` : ''}.png`;
  names.add(name);
  const path = join(stored, name);
  const hash = createHash('sha256').update(image).digest('base64url');
  // Equal to the last bit, as a rule: then nothing has to be unpacked.
  if (hashes[name] === hash && existsSync(path)) {
    passed += 1;
    return;
  }
  const after = withFewerColours(decodePng(image));
  const before = existsSync(path) ? decodePng(readFileSync(path)) : undefined;
  const difference = before && compare(before, after);
  if (update || difference?.points === 0) {
    if (update && difference?.points !== 0) write(path, encodePng(after));
    if (update) hashes[name] = hash;
    passed += 1;
    return;
  }
  write(join(results, name.replace('.png', '.is.png')), image);
  if (difference) {
    write(join(results, name.replace('.png', '.was.png')), readFileSync(path));
    write(join(results, name.replace('.png', '.differs.png')), encodePng(difference.picture));
  }
  faults.push(
    difference
      ? `${name}: ${difference.points} points differ`
      : `${name}: has no picture yet; -- --update takes it`,
  );
}

function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function write(path: string, content: Buffer | string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
}
