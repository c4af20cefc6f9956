import { DiffList } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { changedItem } from '@quayside/page-kit/versions';
import type { ChangeRequestDetails } from './api.ts';
import { changedFieldWords } from './changeWords.ts';

/** The values that a change alters, before and after. */
export function ChangeDiff({ diff }: { diff: ChangeRequestDetails['diff'] }): JSX.Element {
  return (
    <Capped items={diff}>
      {(shown) => (
        <DiffList
          items={shown.flatMap(({ field, before, after }) =>
            changedItem(field, changedFieldWords[field], before, after),
          )}
        />
      )}
    </Capped>
  );
}
