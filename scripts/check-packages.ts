import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './lib/builds.ts';
import { runPnpm, runTool } from './lib/runTool.ts';
import { fail, root } from './lib/settings.ts';

/** What another team would install: each published package packed, then read by the tools that judge packages. */
await buildPackages();
const folder = mkdtempSync(join(tmpdir(), 'quayside-packed-'));
try {
  for (const name of ['ui', 'portal-core']) await checkPackage(name);
} finally {
  rmSync(folder, { recursive: true });
}

async function checkPackage(name: string): Promise<void> {
  const packed = await runPnpm(['pack', '--pack-destination', folder], {
    cwd: join(root, 'packages', name),
    quiet: true,
  });
  if (packed.code !== 0) fail(`Packing @quayside/${name} failed:\n${packed.output}`);
  const tarball = readdirSync(folder).find((file) => file.startsWith(`quayside-${name}-`));
  if (!tarball) fail(`Packing @quayside/${name} left no tarball.`);
  const path = join(folder, tarball);
  const results = [
    await runTool('publint', ['--strict', path]),
    await runTool('attw', ['--profile', 'esm-only', path]),
  ];
  if (results.some(({ code }) => code !== 0))
    fail(`@quayside/${name} is not fit to publish: the reason is above.`);
}
