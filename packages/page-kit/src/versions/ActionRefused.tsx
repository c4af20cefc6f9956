'use client';

import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Button } from '@quayside/ui/Button';
import type { JSX } from 'react';
import type { LastChange } from './lastChange.ts';
import { LastChangeText } from './LastChangeText.tsx';
import { TypedText } from './TypedText.tsx';
import { versionWords } from './versionWords.ts';

/** Why an action is not possible any more. */
export interface ActionRefusedProps {
  /** `ownName` is the user's own name, as histories name who did something. Default: the change is another person's. */
  refusal: { readonly message: string; readonly change: LastChange | null; readonly ownName?: string };
  /** What was not done, such as `The account wasn’t reactivated`. Default: a title that fits each action. */
  title?: string;
  /** What the user typed, to be copied. Default: nothing. */
  typed?: string;
  /** The present time in milliseconds since 1970. Default: the time of the change is absolute. */
  nowMs?: number;
  /** Default: there is no button. */
  onDismiss?: () => void;
}

/** Says why an action is not possible any more, and who changed the thing to that state, and when. */
export function ActionRefused({
  refusal: { message, change, ownName },
  title = versionWords.refused,
  typed = '',
  nowMs,
  onDismiss,
}: ActionRefusedProps): JSX.Element {
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title={title}
      {...(onDismiss && { action: <Button onClick={onDismiss}>{versionWords.close}</Button> })}
    >
      <span>{message}</span>
      {change && (
        <>
          {' '}
          <LastChangeText change={change} nowMs={nowMs} ownName={ownName} />
        </>
      )}
      <TypedText text={typed} />
    </InlineAlert>
  );
}
