import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';
import { pack, type PackageName, publishedPackages } from '../tools/harness/packages/packed.ts';

/**
 * Publishes each package version that the registry does not have. Without `--publish` it only shows what it would send. Writes the
 * bills of materials to `sbom/`.
 */
const really = commandArguments(['--publish']).includes('--publish');

const waiting = globSync('.changeset/*.md', { cwd: root });
if (waiting.length > 0 && really)
  fail(
    `${waiting.length} changeset(s) are not in a version yet. Run npx changeset version, review the result and commit it.`,
  );
const { output: registry } = await runTool('npm', ['config', 'get', '@quayside:registry'], { quiet: true });
if (really && !registry.includes('://'))
  fail(
    'No registry is set for @quayside. Add @quayside:registry=<address> to .npmrc and run the command again.',
  );
const checked = await runTool('node', ['scripts/packages.ts']);
if (checked.code !== 0) fail('Nothing is published: a check of the packages failed (see above).');
const listed = await runTool('node', ['scripts/sbom.ts']);
if (listed.code !== 0) fail('Nothing is published: the bill of materials failed (see above).');

/** By default npm asks a registry that does not respond three times, five minutes each, and once more for a newer npm. */
const env = {
  npm_config_fetch_timeout: '30000',
  npm_config_fetch_retries: '1',
  npm_config_update_notifier: 'false',
};

const folder = mkdtempSync(join(tmpdir(), 'quayside-release-'));
try {
  for (const name of publishedPackages) await publish(name);
} finally {
  rmSync(folder, { recursive: true });
}
if (really) await runTool('changeset', ['tag']);

async function publish(name: PackageName): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  const release = `@quayside/${name}@${manifest.version}`;
  const known = await runTool('npm', ['view', release, 'version'], { quiet: true, env });
  if (known.code === 0 && known.output.trim() !== '') {
    console.log(`${release} is already published.`);
    return;
  }
  const { tarball } = await pack(name, join(folder, name));
  const options = ['--access', 'restricted', ...(really ? [] : ['--dry-run'])];
  const sent = await runTool('npm', ['publish', tarball, ...options], { env });
  if (sent.code !== 0) fail(`Publishing ${release} failed (see above).`);
}
