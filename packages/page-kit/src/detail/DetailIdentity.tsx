'use client';

import type { JSX, ReactNode } from 'react';
import { CopyableId } from './CopyableId.tsx';
import type { WaitingFor } from '../schema/waitingFor.ts';
import { WaitingForLabel } from './WaitingForLabel.tsx';

/** The identity of a thing, and the person that it waits for. */
export interface DetailIdentityProps {
  id: string;
  /** The name of the identifier: `port number`. */
  idName?: string;
  waitingFor?: WaitingFor | null;
  /** The status, and other facts that identify the thing. */
  children: ReactNode;
}

/** The line under the heading of a page about one thing. */
export function DetailIdentity({
  id,
  idName = id,
  waitingFor = null,
  children,
}: DetailIdentityProps): JSX.Element {
  return (
    <>
      <CopyableId id={id} name={idName} />
      {children}
      {waitingFor !== null && (
        <span>
          Waiting for: <WaitingForLabel waitingFor={waitingFor} />
        </span>
      )}
    </>
  );
}
