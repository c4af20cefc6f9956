import { quoteOptionsPath, quoteSitesPath } from '@quayside/contract/paths/quoting';
import { useAddToast } from '@quayside/portal-core/react';
import { useCallback, useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePathState } from '@quayside/page-kit/page';
import type { Quote } from '../api.ts';
import { QuoteEditing, type QuoteEditingContent } from '../editing/QuoteEditing.tsx';
import { QuotePage } from '../frame/QuotePage.tsx';
import { SitesStep } from './SitesStep.tsx';
import { addSites, putSitesBack, removeSites, replaceSite, setSiteFields } from '../sites.ts';

export function QuoteSitesPage(): JSX.Element {
  return (
    <QuotePage step="sites">
      {({ quote, refetch }) => (
        <QuoteEditing key={quote.number} quote={quote} onRefresh={refetch}>
          {(content) => <Sites quote={quote} {...content} />}
        </QuoteEditing>
      )}
    </QuotePage>
  );
}

const UNDO_MS = 8_000;

function Sites({
  quote,
  edited,
  editing,
  offer,
  notices,
}: QuoteEditingContent & { quote: Quote }): JSX.Element {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const isPriced = quote.pricedAt !== null;
  const [isContinuing, setContinuing] = useState(false);
  const [{ add }, changeAddress] = usePathState(quoteSitesPath);

  const remove = useCallback(
    (ids: readonly string[]) => {
      const before = edited.getSnapshot().content.sites;
      // A site that is saved without its prices loses them, so Undo has its time first.
      edited.change((content) => removeSites(content, ids), isPriced ? UNDO_MS : undefined);
      const name = before.find(({ id }) => id === ids[0])?.address.name ?? '';
      addToast({
        tone: 'info',
        text: ids.length === 1 ? `${name} removed` : `${ids.length} sites removed`,
        action: {
          label: 'Undo',
          onAction: () => edited.change((content) => putSitesBack(content, before, ids)),
        },
      });
    },
    [edited, addToast, isPriced],
  );

  async function goAhead(): Promise<void> {
    setContinuing(true);
    const saved = await edited.flush();
    setContinuing(false);
    if (saved) void navigate(quoteOptionsPath.href({ number: quote.number }));
  }

  return (
    <SitesStep
      quote={quote}
      editing={editing}
      offer={offer}
      notices={notices}
      way={add === 'file' ? 'file' : 'postcode'}
      isContinuing={isContinuing}
      // The tab is in the address, but Back leaves the page: arrow keys pass through both tabs.
      onWayChange={(way) => changeAddress({ add: way === 'file' ? 'file' : '' }, { replace: true })}
      onAdd={(sites) => {
        const ids = edited.newIds(sites.length);
        const added = sites.map((site, index) => ({ ...site, options: null, id: ids[index] ?? '' }));
        edited.change((content) => addSites(content, added));
      }}
      onChange={(site) => edited.change((content) => replaceSite(content, site))}
      onSetFields={(ids, values) => edited.change((content) => setSiteFields(content, ids, values))}
      onRemove={remove}
      onRetry={() => void edited.flush()}
      onContinue={() => void goAhead()}
    />
  );
}
