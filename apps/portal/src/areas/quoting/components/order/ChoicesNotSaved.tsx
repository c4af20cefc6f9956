import { quotePath } from '@quayside/contract/paths/quoting';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { Prices } from '../../prices/usePrices.ts';

/** The choices that are not saved. */
export interface ChoicesNotSavedProps {
  prices: Pick<Prices, 'saver' | 'saving'>;
  quoteNumber: string;
}

/** Says that the choices on the page are not saved, and what to do about it. */
export function ChoicesNotSaved({
  prices: { saver, saving },
  quoteNumber,
}: ChoicesNotSavedProps): JSX.Element | null {
  if (saving.status === 'failed')
    return (
      <InlineAlert
        tone="critical"
        live="assertive"
        title="Your choices aren’t saved"
        action={
          <Button size="compact" onClick={() => void saver.flush()}>
            Save them now
          </Button>
        }
      >
        {saving.message}
      </InlineAlert>
    );
  if (saving.status === 'conflict')
    return (
      <InlineAlert
        tone="caution"
        live="assertive"
        title="Somebody else chose other prices meanwhile"
        action={
          <ButtonLink size="compact" href={quotePath.href({ number: quoteNumber })}>
            Compare both
          </ButtonLink>
        }
      >
        Decide which choices stay before you order.
      </InlineAlert>
    );
  return null;
}
