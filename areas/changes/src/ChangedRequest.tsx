import { authorName, ConflictAlert, recordedChange, versionWords } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import type { RequestChange, SeenCharges } from './useChangeRequest.ts';

export interface ChangedRequestProps {
  changed: RequestChange;
  onLookAgain: () => void;
}

const chargeWords = {
  nrc: 'One-off (NRC), excl. VAT',
  mrcAfter: 'Monthly (MRC) after the change, excl. VAT',
  earlyTerminationFee: 'Early-termination fee (NRC), excl. VAT',
} as const satisfies Record<keyof SeenCharges, string>;

/** Says that the service or the charges changed while a dialog asked. The user sends the request only after saying that they saw it. */
export function ChangedRequest({ changed, onLookAgain }: ChangedRequestProps): JSX.Element {
  const { seenService, service, ownName } = changed;
  const change = service.changedAt === seenService.changedAt ? null : recordedChange(service);
  const noun = service.etag === seenService.etag ? 'price' : 'service';
  return (
    <ConflictAlert
      title={
        change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun)
      }
      change={change}
      items={[...changedName(changed), ...changedCharges(changed)]}
      labels={{ mine: versionWords.seen, theirs: versionWords.now }}
      choices={[{ label: versionWords.lookAgain, onChoose: onLookAgain }]}
    >
      <p>Nothing is sent yet.</p>
    </ConflictAlert>
  );
}

function changedName({ seenService, service }: RequestChange): DiffItem[] {
  if (seenService.name === service.name) return [];
  return [{ id: 'name', term: 'Service', kind: 'changed', before: seenService.name, after: service.name }];
}

function changedCharges({ seen, now, service: { mrc } }: RequestChange): DiffItem[] {
  if (seen === null) return [];
  const shown = (amount: number | null): JSX.Element | null =>
    amount === null ? null : <Money amount={amount} currency={mrc.currency} />;
  return (['earlyTerminationFee', 'nrc', 'mrcAfter'] as const)
    .filter((id) => seen[id] !== now[id])
    .map((id) => ({
      id,
      term: chargeWords[id],
      kind: 'changed',
      before: shown(seen[id]),
      after: shown(now[id]),
    }));
}
