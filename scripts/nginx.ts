import { spawnSync } from 'node:child_process';
import { nginxPackages, nginxVersion } from '../e2e/nginx/support/nginxSite.ts';
import { exitOnSignal } from './lib/lifetime.ts';
import { commandArguments } from './lib/settings.ts';
import { playwright, printFailures } from './lib/suites.ts';

/**
 * `npm run test:nginx`: tests the built portal behind nginx with the files of `deploy/nginx`. Installs Debian's nginx when this user may.
 * Without nginx it prints `skipped: …`.
 */

/** Installs the packages. Run level 1 keeps them from starting the service. */
function install(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...nginxPackages],
  ])
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The reason why nginx is not available, or undefined. */
function missing(): string | undefined {
  if (nginxVersion() !== undefined) return undefined;
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  if (!isDebian || process.getuid?.() !== 0)
    return `nginx with its brotli module is not installed, and can not be by this user (Debian: ${nginxPackages.join(' ')}).`;
  console.log(`Installing ${nginxPackages.join(', ')}…`);
  install();
  return nginxVersion() === undefined ? 'nginx could not be installed (the reason is above).' : undefined;
}

exitOnSignal();
commandArguments([]);
const reason = missing();
if (reason !== undefined) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}
console.log(nginxVersion());
const result = await playwright(['nginx']);
const { passed, failed } = result;
printFailures('nginx', result);
console.log(`${nginxVersion()}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
