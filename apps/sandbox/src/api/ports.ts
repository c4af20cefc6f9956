import type { Settings } from '../store/settings.ts';
import type { Users } from '../store/users.ts';

/** What the API's handlers work on. */
export interface ApiPorts {
  settings: Settings;
  users: Users;
  /** Tells the identity provider that this person agreed to the terms; rejects when that cannot be done. */
  agreeToTerms: (userId: string) => Promise<void>;
}
