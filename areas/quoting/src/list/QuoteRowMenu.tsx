import { closeIcon, copyIcon } from '@quayside/ui/icons';
import { MenuButton } from '@quayside/ui/MenuButton';
import { useState, type JSX } from 'react';
import type { QuoteSummary } from '../api.ts';

export interface QuoteRowMenuProps {
  quote: QuoteSummary;
  onCopy: (quote: QuoteSummary) => void;
  onCancel: (quote: QuoteSummary) => void;
}

const cancellable: ReadonlySet<QuoteSummary['status']> = new Set(['draft', 'pricing', 'ready', 'partPriced']);

export function QuoteRowMenu({ quote, onCopy, onCancel }: QuoteRowMenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuButton
      trigger="icon"
      align="end"
      label={`Actions for ${quote.number}`}
      open={isOpen}
      onOpenChange={setOpen}
      items={[
        { kind: 'action', id: 'copy', label: 'Duplicate', icon: copyIcon, onSelect: () => onCopy(quote) },
        ...(cancellable.has(quote.status)
          ? [
              {
                kind: 'action',
                id: 'cancel',
                label: 'Cancel the quote',
                icon: closeIcon,
                tone: 'critical',
                onSelect: () => onCancel(quote),
              } as const,
            ]
          : []),
      ]}
    />
  );
}
