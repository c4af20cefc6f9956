import * as v from 'valibot';
import { readPounds, typedPounds } from '@quayside/page-kit/input';
import { recordedChange, withoutCache } from '@quayside/page-kit/versions';
import { changeTrunk, getTrunk, type TrunkDetails } from '../api.ts';
import type { DescribedField, VersionedFormCalls } from '@quayside/page-kit/form';
import { barringWords, fraudActionWords } from '../voiceWords.ts';

const MINIMUM_PENCE = 500;
const MAXIMUM_PENCE = 1_000_000;

export const trunkSchema = v.object({
  premium: v.boolean(),
  international: v.boolean(),
  highRisk: v.boolean(),
  mobile: v.boolean(),
  service: v.boolean(),
  limit: v.pipe(
    v.string(),
    v.check((text) => readPounds(text, 'day') !== null, 'Enter an amount in pounds, such as 75 or 75.50'),
    v.check((text) => penceOf(text) >= MINIMUM_PENCE, 'The limit is at least 5 pounds'),
    v.check((text) => penceOf(text) <= MAXIMUM_PENCE, 'The limit is at most 10,000 pounds'),
  ),
  action: v.picklist(['alert', 'block']),
});

function penceOf(text: string): number {
  return readPounds(text, 'day') ?? Number.NaN;
}

export type TrunkValues = v.InferInput<typeof trunkSchema>;

export function trunkForm(trunk: TrunkDetails): VersionedFormCalls<TrunkDetails, TrunkValues> {
  return {
    key: `trunk ${trunk.id}`,
    noun: 'trunk',
    thing: trunk,
    schema: trunkSchema,
    isOpen: ({ allowedActions }) => allowedActions.includes('edit'),
    valuesOf: trunkValuesOf,
    describe: describeTrunk,
    changeOf: recordedChange,
    fieldOf: (name) => (name.startsWith('fraudLimit') ? 'limit' : name),
    send: (http, values, { id, etag }) =>
      changeTrunk.send(http, { path: { trunkId: id }, body: toTrunkChange(values), etag }),
    read: (http) => getTrunk.send(http, { path: { trunkId: trunk.id } }, withoutCache),
  };
}

export const barredCalls = ['premium', 'international', 'highRisk', 'mobile', 'service'] as const;

function trunkValuesOf({ barring, fraudLimit, fraudAction }: TrunkDetails): TrunkValues {
  const has = (kind: (typeof barredCalls)[number]): boolean => barring.includes(kind);
  return {
    premium: has('premium'),
    international: has('international'),
    highRisk: has('highRisk'),
    mobile: has('mobile'),
    service: has('service'),
    limit: typedPounds(fraudLimit.amount),
    action: fraudAction,
  };
}

function toTrunkChange(values: TrunkValues) {
  return {
    barring: barredCalls.filter((kind) => values[kind]),
    fraudLimit: { amount: penceOf(values.limit), currency: 'GBP' as const },
    fraudAction: values.action,
  };
}

function describeTrunk(values: TrunkValues): readonly DescribedField[] {
  const barred = barredCalls.filter((kind) => values[kind]).map((kind) => barringWords[kind].label);
  return [
    { id: 'barring', term: 'Barred calls', text: barred.join(', '), of: barredCalls },
    { id: 'limit', term: 'Fraud limit per day', text: `£${typedPounds(penceOf(values.limit))}` },
    { id: 'action', term: 'At the limit', text: fraudActionWords[values.action] },
  ];
}
