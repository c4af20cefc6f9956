import { authorName, type LastChange } from '../versions/lastChange.ts';
import { Focused } from '../versions/Focused.tsx';
import { LastChangeText } from '../versions/LastChangeText.tsx';
import { useOwnName } from '../versions/useOwnName.ts';
import { versionWords } from '../versions/versionWords.ts';
import { passFocusOn } from '@quayside/ui';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { LostText } from './LostText.tsx';
import type { DescribedField } from './VersionConflict.tsx';

/** A form whose thing can no longer be changed, and what the user had typed. */
export interface EndedFormProps {
  /** The kind of thing, such as `port`. */
  noun: string;
  /** Who changed the thing, and when; null if that is not known. */
  change: LastChange | null;
  /** The server's sentence; undefined if no request was refused. */
  message?: string | undefined;
  /** What the user typed. */
  typed: readonly DescribedField[];
  /** What the user can do with it. */
  advice: string;
  /** What follows, such as a link to the thing. */
  action: ReactNode;
}

/** Says who changed the thing so that the form no longer applies. What was typed can be copied. */
export function EndedForm({ noun, change, message, typed, advice, action }: EndedFormProps): JSX.Element {
  const ownName = useOwnName();
  return (
    <Stack gap={24}>
      <Focused ifLost>
        <InlineAlert
          ref={passFocusOn}
          tone="caution"
          live="assertive"
          title={
            change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun)
          }
          action={action}
        >
          {change && (
            <>
              <LastChangeText change={change} isNamed />{' '}
            </>
          )}
          {change === null && message !== undefined && <span>{message} </span>}
          <span>{versionWords.formEnded}</span>
        </InlineAlert>
      </Focused>
      <LostText fields={typed} lead={advice} />
    </Stack>
  );
}
