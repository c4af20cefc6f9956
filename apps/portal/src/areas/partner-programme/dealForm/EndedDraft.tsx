import { dealPath } from '@quayside/contract/paths/partner-programme';
import { Focused, LastChangeText, versionWords } from '@quayside/page-kit/versions';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { LostText } from '../../../domain/form/LostText.tsx';
import { useAuthorName } from '../../../domain/useAuthorName.ts';
import type { DealDetails } from '../api.ts';
import { latestDealEvent } from '../dealWords.ts';
import { describeDeal, type DealValues } from './dealSchema.ts';

/** A deal that can no longer be corrected, and what the user had typed. */
export interface EndedDraftProps {
  deal: DealDetails;
  typed: DealValues;
}

/** Says who ended the draft that the user was correcting. What was typed can be copied. */
export function EndedDraft({ deal, typed }: EndedDraftProps): JSX.Element {
  const nameOf = useAuthorName();
  const change = latestDealEvent(deal);
  return (
    <Stack gap={24}>
      <Focused>
        <InlineAlert
          tone="caution"
          live="assertive"
          title={
            change ? versionWords.changedBy(nameOf(change.by), 'deal') : 'This deal can’t be corrected now'
          }
          action={<ButtonLink href={dealPath.href({ number: deal.number })}>Open the deal</ButtonLink>}
        >
          {change && (
            <>
              <LastChangeText change={change} isNamed />{' '}
            </>
          )}
          <span>It can’t be corrected now. Your changes aren’t saved, but they’re still here.</span>
        </InlineAlert>
      </Focused>
      <LostText
        fields={describeDeal(typed)}
        lead="Copy what you need. Withdraw a pending deal to correct it."
      />
    </Stack>
  );
}
