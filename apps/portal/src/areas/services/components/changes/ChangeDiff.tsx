import { DiffList } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedItem } from '../../changedItems.ts';
import type { ChangeRequestDetails } from '../../changeRequestsApi.ts';
import { changedFieldWords } from '../../serviceWords.ts';

/** The values that a change alters, before and after. */
export function ChangeDiff({ diff }: { diff: ChangeRequestDetails['diff'] }): JSX.Element {
  return (
    <DiffList
      items={diff.flatMap(({ field, before, after }) =>
        changedItem(field, changedFieldWords[field], before, after),
      )}
    />
  );
}
