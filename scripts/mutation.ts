import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandArguments, fail, root } from './lib/settings.ts';
import { mutatedFiles, mutatedFolders } from './mutation/files.ts';
import { mutate } from './mutation/mutants.ts';
import { leastScore, pageOf, scoreOf, sum, tableOf, type MutationResults } from './mutation/report.ts';

/**
 * `npm run mutation [-- http | auth | notifications | http/retryDelay.ts]`: changes the code of portal-core, one thing at a time, and says what its
 * unit tests would not notice. Writes the result to node_modules/.cache/quayside/mutation; fails below 85 % of any folder. Of a single file it writes nothing.
 */

const paths = mutatedFolders.flatMap((folder) =>
  mutatedFiles(folder).map((file) => ({ path: `${folder}/${file}`, folder, file })),
);
const asked = commandArguments([...mutatedFolders], 'a file such as http/retryDelay.ts');
const unknown = asked.find((each) => !paths.some(({ path, folder }) => each === path || each === folder));
if (unknown !== undefined)
  fail(`There is no option ${unknown}. This command knows: ${mutatedFolders.join(', ')}, and their files.`);
const folderOfResults = join(root, 'node_modules/.cache/quayside/mutation');
const page = join(folderOfResults, 'mutation.md');
const noted = join(folderOfResults, 'mutation.json');
process.chdir(root);
mkdirSync(folderOfResults, { recursive: true });
for (const { path, folder, file } of paths)
  if (asked.includes(path)) console.log(`\n${tableOf(path, await mutate(folder, file))}\n`);
const folders = mutatedFolders.filter((folder) => asked.length === 0 || asked.includes(folder));
for (const folder of folders) {
  const files = await mutate(folder);
  const score = scoreOf(sum(files));
  console.log(`\n${tableOf(folder, files)}\n`);
  if (score < leastScore) {
    console.error(
      `${folder}: ${score.toFixed(1)} % is less than ${leastScore} %. Its survivors are in ${page}.`,
    );
    process.exitCode = 1;
  }
  const results: MutationResults = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {};
  results[folder] = files;
  writeFileSync(noted, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(page, pageOf(results));
}
if (folders.length > 0) console.log(`The survivors are listed in ${page}.`);
