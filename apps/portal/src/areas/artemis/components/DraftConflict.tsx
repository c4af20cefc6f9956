import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatBandwidth } from '../../../domain/bandwidth.ts';
import { toValues } from '../newOrder/draftValues.ts';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';
import type { OrderDraft } from '../ordersApi.ts';
import { accessWords, resilienceWords } from '../orderWords.ts';

/** The user's version of a draft, and the version that another user saved. */
export interface DraftConflictProps {
  mine: NewOrderValues;
  theirs: OrderDraft;
  onResolve: (kept: 'mine' | 'theirs') => void;
}

/** Both versions of a draft that two users changed. Nothing is saved until the user keeps one. */
export function DraftConflict({ mine, theirs, onResolve }: DraftConflictProps): JSX.Element {
  return (
    <InlineAlert tone="caution" live="assertive" title={`${theirs.updatedBy.name} changed this draft too`}>
      <Stack gap={12}>
        <span>
          It was saved on <DateTime value={theirs.updatedAt} format="dateTime" />. What you changed since is
          not saved yet. Compare, then keep one version.
        </span>
        <DiffList
          comparison="conflict"
          items={conflictItems(mine, toValues(theirs))}
          labels={{ mine: 'Yours', theirs: 'Saved' }}
        />
        <Stack direction="row" gap={8}>
          <Button onClick={() => onResolve('mine')}>Keep my version</Button>
          <Button onClick={() => onResolve('theirs')}>Use the saved version</Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}

const fields: readonly (readonly [id: string, term: string, text: (values: NewOrderValues) => string])[] = [
  ['name', 'Name', ({ name }) => name],
  ['product', 'Product', ({ product }) => product],
  [
    'sites',
    'Sites',
    ({ sites }) =>
      sites.map(({ site, bSite }) => [site.name, bSite?.name].filter(Boolean).join(' – ')).join(', '),
  ],
  [
    'siteBandwidth',
    'Bandwidth by site',
    ({ sites }) =>
      sites.flatMap(({ bandwidthMbps: mbps }) => (mbps === null ? [] : [formatBandwidth(mbps)])).join(', '),
  ],
  [
    'bandwidth',
    'Bandwidth',
    ({ bandwidthMbps }) => (bandwidthMbps === '' ? '' : formatBandwidth(Number(bandwidthMbps))),
  ],
  ['access', 'Access', ({ access }) => accessWords[access]],
  ['resilience', 'Resilience', ({ resilience }) => resilienceWords[resilience]],
  ['ip', 'Public IP addresses', ({ ipAddresses }) => ipAddresses],
  [
    'contact',
    'Site contact',
    ({ contactName, contactPhone, contactEmail }) =>
      [contactName, contactPhone, contactEmail].filter(Boolean).join(', '),
  ],
  ['hours', 'Access hours', ({ accessHours }) => accessHours],
  ['instructions', 'Instructions', ({ instructions }) => instructions],
  ['po', 'Purchase order', ({ purchaseOrder }) => purchaseOrder],
  ['term', 'Term', ({ termMonths }) => `${termMonths} months`],
  ['date', 'Required date', ({ requiredDate }) => requiredDate],
];

/** The fields of both versions, as a `DiffList` compares them. */
function conflictItems(mine: NewOrderValues, theirs: NewOrderValues): DiffItem[] {
  return fields.map(([id, term, textOf]): DiffItem => {
    const [own, other] = [textOf(mine), textOf(theirs)];
    if (own === other) return { id, term, kind: 'unchanged', value: own };
    if (own === '') return { id, term, kind: 'added', after: other };
    if (other === '') return { id, term, kind: 'removed', before: own };
    return { id, term, kind: 'changed', before: own, after: other };
  });
}
