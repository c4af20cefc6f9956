import { ConflictAlert, versionWords, type Clash, type Whose } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedItem } from '../../../domain/changedItems.ts';
import { formatBandwidth } from '../../../domain/bandwidth.ts';
import { toValues } from '../newOrder/draftValues.ts';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';
import type { OrderDraft } from '../ordersApi.ts';
import { accessWords, resilienceWords } from '../orderWords.ts';

/** The user's version of a draft, the version that another user saved, and the parts that both changed. */
export interface DraftConflictProps {
  mine: NewOrderValues;
  theirs: OrderDraft;
  clashes: readonly Clash[];
  onResolve: (kept: Whose) => void;
}

/** The parts of a draft that two users changed differently. Nothing is saved until the user keeps one version of them. */
export function DraftConflict({ mine, theirs, clashes, onResolve }: DraftConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title={versionWords.changedBy(theirs.updatedBy.name, 'draft')}
      items={clashItems(clashes, mine, toValues(theirs))}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>
        It was saved on <DateTime value={theirs.updatedAt} format="dateTime" />.{' '}
        <span>{versionWords.notDone} What only one of you changed is kept.</span>
      </p>
    </ConflictAlert>
  );
}

/** The fields as texts, by the part of the draft that they belong to. */
const fields: readonly (readonly [part: string, term: string, text: (values: NewOrderValues) => string])[] = [
  ['name', 'Name', ({ name }) => name],
  ['product', 'Product', ({ product }) => product],
  [
    'sites',
    'Sites',
    ({ sites }) =>
      sites.map(({ site, bSite }) => [site.name, bSite?.name].filter(Boolean).join(' – ')).join(', '),
  ],
  [
    'sites',
    'Bandwidth by site',
    ({ sites }) =>
      sites.flatMap(({ bandwidthMbps: mbps }) => (mbps === null ? [] : [formatBandwidth(mbps)])).join(', '),
  ],
  [
    'configuration',
    'Bandwidth',
    ({ bandwidthMbps }) => (bandwidthMbps === '' ? '' : formatBandwidth(Number(bandwidthMbps))),
  ],
  ['configuration', 'Access', ({ access }) => accessWords[access]],
  ['configuration', 'Resilience', ({ resilience }) => resilienceWords[resilience]],
  ['configuration', 'Public IP addresses', ({ ipAddresses }) => ipAddresses],
  ['contacts.name', 'Site contact', ({ contactName }) => contactName],
  ['contacts.phone', 'Telephone', ({ contactPhone }) => contactPhone],
  ['contacts.email', 'E-mail', ({ contactEmail }) => contactEmail],
  ['contacts.accessHours', 'Access hours', ({ accessHours }) => accessHours],
  ['contacts.instructions', 'Instructions', ({ instructions }) => instructions],
  ['commercial.purchaseOrder', 'Purchase order', ({ purchaseOrder }) => purchaseOrder],
  ['commercial.termMonths', 'Term', ({ termMonths }) => `${termMonths} months`],
  ['commercial.requiredDate', 'Required date', ({ requiredDate }) => requiredDate],
  ['acceptedPrice', 'Price', ({ acceptedPrice }) => (acceptedPrice === null ? 'Not accepted' : 'Accepted')],
];

/** The fields of the parts that clash, as far as they differ. */
function clashItems(clashes: readonly Clash[], mine: NewOrderValues, theirs: NewOrderValues): DiffItem[] {
  const isIn = (part: string): boolean => clashes.some(({ id }) => id === part || id.startsWith(`${part}.`));
  return fields
    .filter(([part]) => isIn(part))
    .flatMap(([, term, textOf]) => changedItem(term, term, textOf(mine), textOf(theirs)));
}
