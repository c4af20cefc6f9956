import type { FieldValues } from 'react-hook-form';
import { getDeal, type DealDetails } from '../../areas/partner-programme/src/api.ts';
import { dealSchema, type DealValues } from '../../areas/partner-programme/src/dealForm/dealSchema.ts';
import { dealForm } from '../../areas/partner-programme/src/dealForm/useDealForm.tsx';
import { getService, type ServiceDetails } from '../../areas/shared/src/services/serviceApi.ts';
import { serviceForm, type ServiceNames } from '../../areas/services/src/service/serviceNames.ts';
import { getNumberRange, getTrunk, type NumberRange, type TrunkDetails } from '../../areas/voice/src/api.ts';
import { rangeForm, type RangeValues } from '../../areas/voice/src/numbers/rangeForms.ts';
import { trunkForm, type TrunkValues } from '../../areas/voice/src/trunks/trunkForm.ts';
import { getUser, type UserDetails } from '../../areas/admin/src/api.ts';
import { rightsForm, type Rights } from '../../areas/admin/src/user/rightsSchema.ts';
import {
  createFormVersions,
  type VersionedFormCalls,
  type FormContent,
} from '../../packages/page-kit/src/form/useFormVersions.ts';
import {
  withoutCache,
  type AutosavePlatform,
  type Versioned,
} from '../../packages/page-kit/src/versions/index.ts';
import type { HttpClient } from '../../packages/portal-core/src/index.ts';
import type { EditedValue } from '../../packages/page-kit/src/testing/index.ts';
import { inSequences, type CheckedThing } from './checkVersionSequences.ts';
import { people } from './people.ts';
import type { VersionedThing } from './thing.ts';

type ThingWithForm<Thing extends Versioned, Values> = VersionedThing<
  Thing,
  never,
  FormContent<Values>,
  never
>;

function opens<Thing extends Versioned, Values extends FieldValues>(
  formOf: (thing: Thing) => VersionedFormCalls<Thing, Values>,
) {
  return (http: HttpClient, platform: AutosavePlatform, thing: Thing) =>
    createFormVersions(
      { ...formOf(thing), reload: async () => undefined, onSaved: () => undefined },
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that a draft reads
      { http, platform } as Parameters<typeof createFormVersions>[1],
      people.me.name,
    ).draft;
}

/** A value of a form that people change. `write` gives another value for each number. */
function value<Values extends FieldValues, Name extends keyof Values & string>(
  by: EditedValue<unknown>['by'],
  name: Name,
  write: (before: Values[Name], number: number) => Values[Name],
): EditedValue<FormContent<Values>> {
  return {
    by,
    clash: `values.${name}`,
    read: ({ values }) => values[name],
    write: ({ values }, number) => ({ values: { ...values, [name]: write(values[name], number) } }),
  };
}

const dealNumber = 'DL-1001';
const schema = dealSchema('2026-03-02');
const dealForms: ThingWithForm<DealDetails, DealValues> = {
  name: 'draft deals',
  read: (http) => getDeal.send(http, { path: { dealNumber } }, withoutCache),
  draft: {
    isForm: true,
    open: opens((deal: DealDetails) => dealForm(deal, schema)),
    values: [
      value('me', 'name', (_before, n) => `Deal ${n}`),
      value('colleague', 'description', (_before, n) => `Text ${n}`),
    ],
  },
};

/** A role that is given and taken in turn. */
function role(by: 'me' | 'colleague', name: Rights['roles'][number]): EditedValue<FormContent<Rights>> {
  return {
    by,
    read: ({ values: { roles } }) => roles.includes(name),
    write({ values }) {
      const { roles } = values;
      const has = roles.includes(name);
      return { values: { ...values, roles: has ? roles.filter((each) => each !== name) : [...roles, name] } };
    },
  };
}

const userId = 'aisha.abbott';
const users: ThingWithForm<UserDetails, Rights> = {
  name: 'rights of users',
  prepare: (server) => server.setRoles('noor', ['portal-admin']),
  read: (http) => getUser.send(http, { path: { userId } }, withoutCache),
  draft: {
    isForm: true,
    open: opens((user: UserDetails) => rightsForm('apollo', user)),
    values: [
      value('me', 'apolloAccess', (before) => !before),
      role('me', 'sales'),
      role('colleague', 'support'),
    ],
  },
};

const trunkId = 'TK-309';
const trunks: ThingWithForm<TrunkDetails, TrunkValues> = {
  name: 'trunks',
  read: (http) => getTrunk.send(http, { path: { trunkId } }, withoutCache),
  draft: {
    isForm: true,
    open: opens(trunkForm),
    values: [
      value('me', 'premium', (before) => !before),
      value('colleague', 'mobile', (before) => !before),
      value('both', 'limit', (_before, n) => `${50 + n}`),
    ],
  },
};

const rangeId = 'NR-5024';
const ranges: ThingWithForm<NumberRange, RangeValues> = {
  name: 'number ranges',
  read: (http) => getNumberRange.send(http, { path: { rangeId } }, withoutCache),
  draft: {
    isForm: true,
    open: opens(rangeForm),
    values: [
      value('both', 'label', (_before, n) => `Label ${n}`),
      value('me', 'trunkId', (before) => (before === '' ? 'TK-301' : '')),
    ],
  },
};

const serviceId = 'QS-104957';
const services: ThingWithForm<ServiceDetails, ServiceNames> = {
  name: 'services',
  read: (http) => getService.send(http, { path: { serviceId } }, withoutCache),
  draft: {
    isForm: true,
    open: opens(serviceForm),
    values: [
      value('me', 'name', (_before, n) => `Service ${n}`),
      value('colleague', 'customerReference', (_before, n) => `REF-${n}`),
      value('both', 'costCentre', (_before, n) => `CC-${n}`),
    ],
  },
};

/** The things that a form changes. */
export const formThings: readonly CheckedThing[] = [
  inSequences(dealForms),
  inSequences(users, { runs: 15 }),
  inSequences(trunks),
  inSequences(ranges),
  inSequences(services, { runs: 15 }),
];
