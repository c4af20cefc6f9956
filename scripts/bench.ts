import { installTool } from './lib/installTool.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments, fail } from '../tools/harness/settings.ts';

/**
 * `npm run bench [-- bar | http | table | portal | pages | quote | search] [rounds]`: compares the bar and the HTTP cache with others, and measures a long table, how pages load, how the prices of a quote arrive, and how soon a search and the command palette show something.
 * `npm run measure` is `npm run bench -- portal`. Prints figures and never fails on them.
 */

const files = {
  bar: 'bench/measureBar.ts',
  http: 'bench/http/measureHttp.ts',
  table: 'bench/table/measureTable.ts',
  portal: 'e2e/measurePortal.ts',
  pages: 'e2e/measurePages.ts',
  quote: 'e2e/measureQuote.ts',
  search: 'e2e/measureSearch.ts',
};
const names = ['bar', 'http', 'table', 'portal', 'pages', 'quote', 'search'] as const;

const given = commandArguments(names, 'a number of rounds');
const named = names.filter((name) => given.includes(name));
const rounds = given.filter((argument) => !names.some((name) => name === argument));
if (rounds.some((argument) => !/^[1-9]\d*$/.test(argument))) fail('The rounds are a whole number from 1 on.');

for (const name of named.length > 0 ? named : names) {
  const missing = name === 'bar' ? await installTool('bench/peers') : undefined;
  // The heap is measured after a garbage collection.
  const { code } = await runTool('node', ['--expose-gc', files[name], ...rounds], {
    env: { NODE_ENV: 'production', ...(missing !== undefined && { BENCH_NO_PEERS: missing }) },
  });
  if (code !== 0) process.exitCode = 1;
}
