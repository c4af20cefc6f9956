import { spawnSync } from 'node:child_process';

/** Whether this user can install Debian's packages. */
export function canInstallPackages(): boolean {
  return spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
}

/** Installs Debian's packages. Run level 1 keeps them from starting a service. */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')}…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}
