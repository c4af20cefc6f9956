import type { JSX } from 'react';
import { AskAdministrator } from '../profile/AskAdministrator.tsx';
import { isGrantable, reasonOf, type ListedActions } from './actions.ts';

/** Why a thing refuses an action, and which administrators could allow it. Undefined if it allows the action, or if the action makes no sense now. */
export function refusedReason<Action extends string>(
  thing: Pick<ListedActions<Action>, 'refusedActions'>,
  action: Action,
): JSX.Element | undefined {
  const reason = reasonOf(thing, action);
  if (reason === undefined) return undefined;
  return (
    <span>
      <span>{reason}</span>
      {isGrantable(thing, action) && (
        <>
          {' '}
          <AskAdministrator />
        </>
      )}
    </span>
  );
}
