import { TaskDialog } from '@quayside/page-kit/page';
import { useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer, QuoteOptions, QuoteSite } from '../api.ts';
import { isPriceable } from '../editing/quoteContent.ts';
import { OptionsFields } from './OptionsFields.tsx';

export interface SiteOptionsDialogProps {
  sites: readonly QuoteSite[];
  /** The options of the quote. The dialog begins with them if the sites have no options of their own, or different ones. */
  options: QuoteOptions;
  offer: Pick<ProductOffer, 'bandwidthsMbps' | 'termsMonths' | 'resiliences'>;
  onSave: (options: QuoteOptions) => void;
  onClose: () => void;
}

/** Sets the options of some sites in place of those of the quote. */
export function SiteOptionsDialog({
  sites,
  options,
  offer,
  onSave,
  onClose,
}: SiteOptionsDialogProps): JSX.Element {
  const [first] = sites;
  const isOne = sites.every((site) => JSON.stringify(site.options) === JSON.stringify(first?.options));
  const [chosen, setChosen] = useState((isOne ? first?.options : null) ?? options);
  return (
    <TaskDialog
      size="wide"
      title={
        sites.length === 1 && first
          ? `Options of ${first.address.name}`
          : `Options of ${formatCount(sites.length)} sites`
      }
      submit="Set the options"
      disabled={!isPriceable(chosen)}
      onSubmit={() => {
        onSave(chosen);
        onClose();
      }}
      onCancel={onClose}
    >
      <OptionsFields offer={offer} options={chosen} onChange={setChosen} />
    </TaskDialog>
  );
}
