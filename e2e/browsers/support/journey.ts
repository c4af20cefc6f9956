import type { SandboxControl } from '../../support/sandboxControl.ts';
import type { PortalUser } from './portalUser.ts';

/** The steps of a user in the built portal, in any browser. */
export interface Journey {
  /** A sentence that makes sense alone. */
  title: string;
  /** The user's system setting. Default: light. */
  colorScheme?: 'dark';
  /** Lines of the console that the journey causes. */
  expected?: readonly RegExp[];
  /** Rejects when the portal behaves differently. `minWidth` is the narrowest window of the browser, in px. */
  run: (user: PortalUser, sandbox: SandboxControl, minWidth: number) => Promise<void>;
}

/** A window in which the bar shows all of its items, in px. */
export const desk = { width: 1920, height: 1000 };

/** Opens an address without a session, and signs in on the form that it redirects to. */
export async function signIn(user: PortalUser, username: string, path = '/'): Promise<void> {
  await user.open(path);
  await user.fill('#username', username);
  await user.fill('#password', 'quayside');
  await user.press('Enter');
}
