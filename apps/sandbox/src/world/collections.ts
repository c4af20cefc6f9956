import type { Case, ChangeRequest, Service } from '../contract/generated/openapi.ts';
import type { BodyOf } from '../contract/operations.ts';
import { collection, versionFields, type NewRow, type RowOf } from '../store/collection.ts';
import {
  constrained,
  day,
  integer,
  json,
  key,
  moment,
  orNull,
  text,
  texts,
  withDefault,
  word,
} from '../store/fields.ts';
import type { DeliveryState } from './deliveryState.ts';
import { products } from './services.ts';
import {
  caseStatuses,
  caseTypes,
  changeImpacts,
  changeStatuses,
  changeTypes,
  healths,
  impactRanks,
  orderStatuses,
  outlooks,
  priorityRanks,
  serviceStatuses,
  waitingFor,
} from './words.ts';

/** What lists show of a service as it is stored. */
export const serviceSummaryFields = {
  id: key(text),
  name: text,
  customerReference: text,
  product: word(products),
  status: word(serviceStatuses),
  health: word(healths),
  aEnd: texts({ siteId: 'a_site', name: 'a_name', postcode: 'a_postcode' }),
  bEnd: orNull(texts({ siteId: 'b_site', name: 'b_name', postcode: 'b_postcode' })),
  bandwidthMbps: integer,
  contractEnd: orNull(day),
  openCases: withDefault(integer, 0),
  waitingFor,
  projectId: orNull(text),
};

export const services = collection('services', {
  ...serviceSummaryFields,
  partnerId: text,
  orderId: text,
  costCentre: text,
  healthSince: orNull(moment),
  healthCase: orNull(text),
  incidentId: orNull(text),
  /** Monthly, in pence. */
  mrc: integer,
  provisioningCase: orNull(text),
  changeLock: orNull(json<NonNullable<Service['changeLock']>>()),
  ...versionFields,
  searched: text,
});

/** A stored service. */
export type ServiceRow = RowOf<typeof services.fields>;

/** A service before it is stored. */
export type NewServiceRow = NewRow<typeof services.fields>;

export const deliveries = collection('deliveries', {
  caseNumber: key(text),
  serviceId: constrained(text, 'UNIQUE REFERENCES services(id)'),
  partnerId: text,
  projectId: orNull(text),
  status: word(orderStatuses),
  outlook: word(outlooks),
  waitingFor,
  /** The position of the current milestone. */
  current: integer,
  state: json<DeliveryState>(),
  ...versionFields,
});

/** The fields of a change request that have no column. Seeded requests have few of them; the others follow from the service. */
export interface ChangeState {
  readonly reason: string;
  readonly bandwidthMbps?: number | null;
  /** The bandwidth of the service until the change was done. */
  readonly bandwidthBefore?: number | null;
  readonly body?: BodyOf<'previewChangeRequest'>;
  readonly charges?: ChangeRequest['charges'];
  readonly diff?: ChangeRequest['diff'];
  readonly history?: ChangeRequest['history'];
}

/** What lists show of a change request. */
export const changeSummaryFields = {
  id: key(text),
  type: word(changeTypes),
  title: text,
  status: word(changeStatuses),
  waitingFor,
  impact: word(changeImpacts),
  service: texts({ id: 'service_id', name: 'service_name', product: 'service_product' }),
  siteName: text,
  requestedBy: texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: moment,
  updatedAt: moment,
  window: orNull(texts({ from: 'window_from', to: 'window_to' })),
};

export const changes = collection(
  'changes',
  {
    ...changeSummaryFields,
    number: constrained(integer, 'UNIQUE'),
    partnerId: text,
    state: json<ChangeState>(),
    ...versionFields,
    searched: text,
  },
  'FOREIGN KEY (service_id) REFERENCES services(id)',
);

/** A stored change request. */
export type ChangeRow = RowOf<typeof changes.fields>;

/** The fields of a case that have no column of their own. */
export type CaseState = Pick<
  Case,
  | 'ourPriority'
  | 'issueStartedAt'
  | 'intrusiveTestsAllowed'
  | 'siteContact'
  | 'accessHours'
  | 'whatHappensNext'
  | 'expectedResolutionAt'
  | 'slaState'
  | 'resolution'
  | 'appointment'
> & { readonly incidentId: string | null };

/** What lists show of a case as it is stored. */
export const caseSummaryFields = {
  caseNumber: key(text),
  subject: text,
  type: word(caseTypes),
  status: word(caseStatuses),
  waitingFor,
  impact: word(impactRanks),
  priority: word(priorityRanks),
  service: orNull(texts({ id: 'service_id', name: 'service_name', product: 'service_product' })),
  siteName: orNull(text),
  customerReference: text,
  raisedBy: texts({ id: 'raised_by', name: 'raised_by_name' }),
  raisedAt: moment,
  updatedAt: moment,
};

export const cases = collection('cases', {
  ...caseSummaryFields,
  partnerId: text,
  description: text,
  impactRank: integer,
  priorityRank: integer,
  nextUpdateAt: orNull(moment),
  entryCount: integer,
  state: json<CaseState>(),
  ...versionFields,
  searched: text,
});

/** A stored case. */
export type CaseRow = RowOf<typeof cases.fields>;
