import type { CalendarDay } from '@quayside/portal-core/calls';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import type { JSX } from 'react';
import { formatDay } from '@quayside/page-kit/format';

/** The last day of the present offer, such as `2026-12-19`, and the answers. */
export interface RepriceDialogProps {
  validUntil: CalendarDay | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before new prices replace those of a valid quote. The old ones are then gone. */
export function RepriceDialog({ validUntil, onConfirm, onCancel }: RepriceDialogProps): JSX.Element {
  const present =
    validUntil === null ? 'You have prices now.' : `Your prices are valid until ${formatDay(validUntil)}.`;
  return (
    <ConfirmDialog
      open
      title="Price this quote again?"
      labels={{ confirm: 'Price again', cancel: 'Keep these prices' }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {`${present} New prices replace them, and the old ones can’t be brought back. We show you what changed, and your choices stay.`}
      </p>
    </ConfirmDialog>
  );
}
