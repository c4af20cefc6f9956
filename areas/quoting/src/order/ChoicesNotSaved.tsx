import { quotePath } from '@quayside/contract/paths/quoting';
import {
  isSame,
  LastChangeText,
  MergedNotice,
  saveFailureText,
  useAuthorName,
  versionWords,
  waitsForConnection,
} from '@quayside/page-kit/versions';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { shownChoices } from '../prices/createChoices.ts';
import type { Prices } from '../prices/usePrices.ts';
import { LostChoices } from '../prices/LostChoices.tsx';

export interface ChoicesNotSavedProps {
  prices: Pick<Prices, 'choices' | 'state'>;
  quoteNumber: string;
}

export function ChoicesNotSaved({
  prices: { choices, state },
  quoteNumber,
}: ChoicesNotSavedProps): JSX.Element | null {
  const nameOf = useAuthorName();
  const { save, merged } = state;
  if (save.status === 'failed')
    return (
      <InlineAlert
        tone="critical"
        live="assertive"
        title="Your choices aren’t saved"
        {...(!waitsForConnection(save.error) && {
          action: (
            <Button ref={passFocusOn} size="compact" onClick={() => void choices.flush()}>
              Save them now
            </Button>
          ),
        })}
      >
        {saveFailureText(save.error)}
      </InlineAlert>
    );
  if (save.status === 'ended')
    return isSame(state.content, shownChoices(state)) ? null : <LostChoices ended={save} nameOf={nameOf} />;
  if (save.status === 'conflict')
    return (
      <InlineAlert
        tone="caution"
        live="assertive"
        title={versionWords.changedBy(nameOf(save.theirs.by), 'quote')}
        action={
          <ButtonLink size="compact" href={quotePath.href({ number: quoteNumber })}>
            Compare both
          </ButtonLink>
        }
      >
        <LastChangeText change={{ by: save.theirs.by, at: save.theirs.at ?? null }} isNamed />{' '}
        <span>Decide which choices stay before you order.</span>
      </InlineAlert>
    );
  return merged && <MergedNotice by={nameOf(merged.by)} onDismiss={choices.dismissMerged} />;
}
