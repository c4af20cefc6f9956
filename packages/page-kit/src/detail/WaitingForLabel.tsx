'use client';

import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { waitingForWords, type WaitingFor } from '../schema/waitingFor.ts';

/** Whom something waits for; null once it waits for nobody. */
export interface WaitingForLabelProps {
  waitingFor: WaitingFor | null;
  /** The colleague who decides, if one is known. */
  waitingForPerson?: { readonly name: string } | undefined;
}

/** The label of the one that a thing waits for. Only a thing that waits for the reader has a chip. */
export function WaitingForLabel({ waitingFor, waitingForPerson }: WaitingForLabelProps): JSX.Element | null {
  if (waitingFor === null) return null;
  return (
    <StatusLabel
      tone={waitingFor === 'you' ? 'caution' : 'neutral'}
      emphasis={waitingFor === 'you' ? 'strong' : 'quiet'}
    >
      {waitingFor === 'colleague' && waitingForPerson !== undefined ? (
        <bdi>{waitingForPerson.name}</bdi>
      ) : (
        waitingForWords[waitingFor]
      )}
    </StatusLabel>
  );
}
