import { useCurrentUser } from '@quayside/portal-core/react';

/** The user's name, as histories name who did something. */
export function useOwnName(): string {
  const user = useCurrentUser();
  return user === null ? '' : `${user.firstName} ${user.lastName}`;
}
