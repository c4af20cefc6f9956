'use client';

import type { JSX, ReactNode } from 'react';
import { CopyableId } from './CopyableId.tsx';
import { WaitingForLabel, type WaitingForLabelProps } from './WaitingForLabel.tsx';

/** The identity of a thing, and the person that it waits for. */
export interface DetailIdentityProps extends Partial<WaitingForLabelProps> {
  id: string;
  /** The name of the identifier: `port number`. */
  idName?: string;
  /** The status, and other facts that identify the thing. */
  children: ReactNode;
}

/** The line under the heading of a page about one thing. */
export function DetailIdentity({
  id,
  idName = id,
  waitingFor = null,
  waitingForPerson,
  children,
}: DetailIdentityProps): JSX.Element {
  return (
    <>
      <CopyableId id={id} name={idName} />
      {children}
      {waitingFor !== null && (
        <span>
          Waiting for: <WaitingForLabel waitingFor={waitingFor} waitingForPerson={waitingForPerson} />
        </span>
      )}
    </>
  );
}
