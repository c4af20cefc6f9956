import { startSandbox, type Sandbox, type SandboxOptions } from '../startSandbox.ts';

/** The portal's origin in tests. */
export const portalOrigin = 'http://localhost:5173';

/** Starts a sandbox on a free port, in memory by default. */
export function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({ port: 0, data: ':memory:', portalOrigins: [portalOrigin], ...options });
}
