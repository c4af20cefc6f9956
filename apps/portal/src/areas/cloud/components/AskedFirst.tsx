import { Focused } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { AuthorName } from '../../../domain/useAuthorName.ts';
import type { Estimate } from '../api.ts';

/** A quote that somebody asked for while the user was about to ask for one. */
export interface AskedFirstProps {
  quote: NonNullable<Estimate['quote']>;
  nameOf: AuthorName;
}

/** Says who asked for a quote of the same estimate first, and that nothing of the user's was sent. */
export function AskedFirst({ quote, nameOf }: AskedFirstProps): JSX.Element {
  return (
    <Focused>
      <InlineAlert
        tone="caution"
        live="assertive"
        title={`${nameOf(quote.requestedBy.name)} asked for a quote of this estimate first`}
      >
        It was asked for on <DateTime value={quote.requestedAt} format="dateTime" />. Nothing was sent again.
      </InlineAlert>
    </Focused>
  );
}
