import {
  useOwnName,
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
} from '@quayside/page-kit/versions';
import { useAddToast } from '@quayside/portal-core/react';
import { editUser, getUser, type UserDetails } from '../api.ts';

/** The reactivation of an account. It needs no input. */
export type Reactivation = UseVersionedActionResult<null, UserDetails>;

export function reactivationCalls(ownName: string): VersionedActionCalls<null, UserDetails> {
  return {
    send: (http, _input, { id, etag }) =>
      editUser.send(http, { path: { userId: id }, body: { status: 'active' }, etag }),
    read: (http, { id }) => getUser.send(http, { path: { userId: id } }, withoutCache),
    operationId: editUser.id,
    isDone: (_input, { status, changedBy }) => status === 'active' && changedBy === ownName,
  };
}

/** Reactivates the account of a user. `take` draws a version that a request brought. */
export function useReactivation(
  drawn: UserDetails | undefined,
  take: (user: UserDetails) => void,
): Reactivation {
  const addToast = useAddToast();
  const ownName = useOwnName();
  return useVersionedAction<null, UserDetails>({
    drawn,
    take,
    ...reactivationCalls(ownName),
    onDone: (_input, { name }) => addToast({ tone: 'positive', text: `${name} can sign in again.` }),
  });
}
