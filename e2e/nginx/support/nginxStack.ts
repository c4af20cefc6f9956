import { join } from 'node:path';
import { createNginxSite, type NginxSite, type RunningNginx } from './nginxSite.ts';
import { writeRelease } from '../../../tools/harness/release.ts';
import { startSandbox } from '../../../tools/harness/sandbox.ts';
import { demoConfig, root } from '../../../tools/harness/settings.ts';
import { rmSync } from 'node:fs';

/** The portal behind nginx, with its sandbox. */
export interface NginxStack {
  nginx: RunningNginx;
  site: NginxSite;
  identity: string;
  stop: () => Promise<void>;
}

/** Installs the built portal as a release of that name. Throws on failure. */
export function putRelease(site: NginxSite, name: string, dist?: string): void {
  const folder = `${site.site}-${name}`;
  writeRelease(folder, dist);
  const { status, output } = site.run('put-release.sh', [site.site, name, folder]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`The release was not put in place: ${output}`);
}

/** Starts the sandbox and, in front of it, nginx with the built portal. */
export async function startNginxStack(portalPort: number): Promise<NginxStack> {
  const sandboxPort = portalPort + 1;
  const data = join(root, `node_modules/.cache/quayside/nginx-${portalPort}`);
  rmSync(data, { recursive: true, force: true });
  const sandbox = await startSandbox({
    sandboxPort,
    portalPort,
    env: { SANDBOX_DATA: data, SANDBOX_CONTROL: 'on' },
    onExit: () => undefined,
  });
  const site = createNginxSite({
    port: portalPort,
    backendOrigin: `http://127.0.0.1:${sandboxPort}`,
    config: demoConfig(sandboxPort),
  });
  try {
    putRelease(site, 'first');
    const nginx = await site.serve();
    return {
      nginx,
      site,
      identity: `http://localhost:${sandboxPort}`,
      async stop() {
        await nginx.stop();
        site.remove();
        sandbox.removeAllListeners('exit').kill('SIGTERM');
      },
    };
  } catch (error) {
    site.remove();
    sandbox.removeAllListeners('exit').kill('SIGTERM');
    throw error;
  }
}
