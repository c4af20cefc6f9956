import { startSandbox, type Sandbox, type SandboxOptions } from '../startSandbox.ts';

/** The origin the tests' portal would be served from. */
export const portalOrigin = 'http://localhost:5173';

/** A sandbox of its own on a free port, in memory unless told otherwise. */
export function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({ port: 0, data: ':memory:', portalOrigins: [portalOrigin], ...options });
}
