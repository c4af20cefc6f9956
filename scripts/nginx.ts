import { nginxPackages, nginxVersion } from '../e2e/nginx/support/nginxSite.ts';
import { canInstallPackages, installPackages } from './lib/debianPackages.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { commandArguments } from '../tools/harness/settings.ts';
import { playwright, printFailures } from './lib/suites.ts';

/**
 * `npm run test:nginx`: tests the built portal behind nginx with the files of `deploy/nginx`. Installs Debian's nginx when this user may.
 * Without nginx it prints `skipped: …`.
 */

/** The reason why nginx is not available, or undefined. */
function missing(): string | undefined {
  if (nginxVersion() !== undefined) return undefined;
  if (!canInstallPackages())
    return `nginx with its brotli module is not installed, and can not be by this user (Debian: ${nginxPackages.join(' ')}).`;
  installPackages(nginxPackages);
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
