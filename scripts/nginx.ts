import { spawnSync } from 'node:child_process';
import { nginxPackages, nginxVersion } from './lib/nginx.ts';
import { exitOnSignal } from './lib/lifetime.ts';
import { commandArguments } from './lib/settings.ts';
import { playwright, printFailures } from './lib/suites.ts';

/**
 * `npm run test:nginx`: the built portal behind the web server of `deploy/nginx`. It takes the machine's nginx, or installs Debian's where it may;
 * where there is none it says so and ends well. Its last line is the count.
 */

/** The packages' own start of the service is not wanted, and is kept off by the run level of a machine in maintenance. */
function install(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...nginxPackages],
  ])
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Why nginx can't be had here; undefined when it can. */
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
