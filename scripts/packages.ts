import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../tools/harness/builds.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments } from '../tools/harness/settings.ts';
import { checkApi } from './packages/apiReport.ts';
import { checkCodeBlocks } from '../tools/harness/packages/codeBlocks.ts';
import { checkManifest } from './packages/manifest.ts';
import { linkDependencies, pack, type Packed, publishedPackages } from '../tools/harness/packages/packed.ts';
import { checkServerImport } from './packages/serverImport.ts';
import { checkSizes, checkTreeShaking } from './packages/sizes.ts';
import { checkTarball } from './packages/tarball.ts';

/** Packs each published package, unpacks it and checks it as another team would install it. `--update` writes the API report and the sizes. */
const update = commandArguments(['--update']).includes('--update');
const shownProblems = 20;
let passed = 0;
let failed = 0;

await buildPackages();
const folder = mkdtempSync(join(tmpdir(), 'quayside-packed-'));
try {
  const packages: Packed[] = [];
  for (const name of publishedPackages) packages.push(await pack(name, join(folder, name)));
  for (const packed of packages) {
    const { name } = packed;
    linkDependencies(packed, packages);
    await check(`${name}: publint`, () => judge('publint', ['--strict', packed.tarball]));
    await check(`${name}: types resolve`, () => judge('attw', ['--profile', 'esm-only', packed.tarball]));
    await check(`${name}: manifest`, () => checkManifest(packed));
    await check(`${name}: files of the tarball`, () => checkTarball(packed));
    await check(`${name}: code in the documents`, () => checkCodeBlocks(packed));
    await check(`${name}: public API`, () => checkApi(packed, { update }));
    await check(`${name}: sizes`, () => checkSizes(packed, { update }));
    // The page kit has no root entry, from which others could come along.
    if (name !== 'page-kit') await check(`${name}: nothing comes along`, () => checkTreeShaking(packed));
    await check(`${name}: import on a server`, () => checkServerImport(packed));
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function check(name: string, run: () => string[] | Promise<string[]>): Promise<void> {
  const startedAt = performance.now();
  const problems = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const problem of problems.slice(0, shownProblems)) console.error(problem.replaceAll(/^/gm, '    '));
  if (problems.length > shownProblems) console.error(`    … and ${problems.length - shownProblems} more`);
  if (problems.length === 0) passed += 1;
  else failed += 1;
}

async function judge(tool: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await runTool(tool, args, { quiet: true });
  return code === 0 ? [] : [output];
}
