import type { Case, ChangeRequest, Service } from '../contract/generated/openapi.ts';
import type { BodyOf } from '../contract/operations.ts';
import { collection, versionFields, type NewRow, type RowOf } from '../store/collection.ts';
import * as field from '../store/fields.ts';
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

export const serviceSummaryFields = {
  id: field.key(field.text),
  name: field.text,
  customerReference: field.text,
  product: field.word(products),
  status: field.word(serviceStatuses),
  health: field.word(healths),
  aEnd: field.texts({ siteId: 'a_site', name: 'a_name', postcode: 'a_postcode' }),
  bEnd: field.orNull(field.texts({ siteId: 'b_site', name: 'b_name', postcode: 'b_postcode' })),
  bandwidthMbps: field.integer,
  contractEnd: field.orNull(field.day),
  openCases: field.withDefault(field.integer, 0),
  waitingFor,
  projectId: field.orNull(field.text),
};

export const services = collection('services', {
  ...serviceSummaryFields,
  partnerId: field.text,
  orderId: field.text,
  costCentre: field.text,
  healthSince: field.orNull(field.moment),
  healthCase: field.orNull(field.text),
  incidentId: field.orNull(field.text),
  /** Monthly, in pence. */
  mrc: field.integer,
  provisioningCase: field.orNull(field.text),
  changeLock: field.orNull(field.json<NonNullable<Service['changeLock']>>()),
  ...versionFields,
  searched: field.text,
});

export type ServiceRow = RowOf<typeof services.fields>;

/** A service before it is stored. */
export type NewServiceRow = NewRow<typeof services.fields>;

export const deliveries = collection('deliveries', {
  caseNumber: field.key(field.text),
  serviceId: field.constrained(field.text, 'UNIQUE REFERENCES services(id)'),
  partnerId: field.text,
  projectId: field.orNull(field.text),
  status: field.word(orderStatuses),
  outlook: field.word(outlooks),
  waitingFor,
  /** The position of the current milestone. */
  current: field.integer,
  state: field.json<DeliveryState>(),
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

export const changeSummaryFields = {
  id: field.key(field.text),
  type: field.word(changeTypes),
  title: field.text,
  status: field.word(changeStatuses),
  waitingFor,
  impact: field.word(changeImpacts),
  service: field.texts({ id: 'service_id', name: 'service_name', product: 'service_product' }),
  siteName: field.text,
  requestedBy: field.texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: field.moment,
  updatedAt: field.moment,
  window: field.orNull(field.texts({ from: 'window_from', to: 'window_to' })),
};

export const changes = collection(
  'changes',
  {
    ...changeSummaryFields,
    number: field.constrained(field.integer, 'UNIQUE'),
    partnerId: field.text,
    state: field.json<ChangeState>(),
    ...versionFields,
    searched: field.text,
  },
  'FOREIGN KEY (service_id) REFERENCES services(id)',
);

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

export const caseSummaryFields = {
  caseNumber: field.key(field.text),
  subject: field.text,
  type: field.word(caseTypes),
  status: field.word(caseStatuses),
  waitingFor,
  impact: field.word(impactRanks),
  priority: field.word(priorityRanks),
  service: field.orNull(field.texts({ id: 'service_id', name: 'service_name', product: 'service_product' })),
  siteName: field.orNull(field.text),
  customerReference: field.text,
  raisedBy: field.texts({ id: 'raised_by', name: 'raised_by_name' }),
  raisedAt: field.moment,
  updatedAt: field.moment,
};

export const cases = collection('cases', {
  ...caseSummaryFields,
  partnerId: field.text,
  description: field.text,
  impactRank: field.integer,
  priorityRank: field.integer,
  nextUpdateAt: field.orNull(field.moment),
  entryCount: field.integer,
  state: field.json<CaseState>(),
  ...versionFields,
  searched: field.text,
});

export type CaseRow = RowOf<typeof cases.fields>;
