import type { SandboxControl } from '../../support/sandboxControl.ts';
import type { PortalUser } from './portalUser.ts';

/** What a user does with the built portal, in any browser. */
export interface Journey {
  /** A sentence that stands alone. */
  title: string;
  /** What the user's system prefers. Default: light. */
  colorScheme?: 'dark';
  /** Lines of the console that the journey causes. */
  expected?: readonly RegExp[];
  /** Rejects when the portal does something else. `minWidth` is the narrowest window that the browser has, in px. */
  run: (user: PortalUser, sandbox: SandboxControl, minWidth: number) => Promise<void>;
}

/** A window in which the bar shows all of its items, in px. */
export const desk = { width: 1920, height: 1000 };

/** Opens an address as nobody, and signs in on the form it leads to. */
export async function signIn(user: PortalUser, username: string, path = '/'): Promise<void> {
  await user.open(path);
  await user.fill('#username', username);
  await user.fill('#password', 'quayside');
  await user.press('Enter');
}
