import { deliveriesPath } from '@quayside/contract/paths/services';
import type { DeliveryList, ListedDelivery } from '../deliveryListApi.ts';
import type { DeliveryListState } from './deliveryList.ts';

const charge: ListedDelivery = {
  caseNumber: 'PC-204292',
  orderId: 'OR-55292',
  purchaseOrder: 'PO-77120',
  service: { id: 'QS-104292', name: 'Exeter Southernhay 500 Mbps', product: 'Internet Access' },
  siteName: 'Exeter Southernhay',
  project: { id: 'PJ-301', name: 'South West branches' },
  status: 'chargeToApprove',
  outlook: 'delayed',
  waitingFor: 'you',
  dates: { requested: '2027-01-15', indicative: '2027-02-10', committed: null },
  next: {
    milestone: 'charges',
    owner: 'you',
    by: '2026-11-28',
    needs: 'Accept or decline the excess construction charge.',
  },
};

const survey: ListedDelivery = {
  ...charge,
  caseNumber: 'PC-204293',
  orderId: 'OR-55293',
  service: { id: 'QS-104293', name: 'Taunton Station Road 1 Gbps', product: 'Internet Access' },
  siteName: 'Taunton Station Road',
  status: 'inDelivery',
  outlook: 'atRisk',
  next: { milestone: 'surveyBooked', owner: 'you', by: '2026-11-30', needs: 'Choose a time for the survey.' },
};

const theirs: ListedDelivery = {
  ...charge,
  caseNumber: 'PC-204294',
  orderId: 'OR-55294',
  service: { id: 'QS-104294', name: 'Bath Milsom Street 1 Gbps', product: 'MPLS VPN' },
  siteName: 'Bath Milsom Street',
  project: null,
  outlook: 'onTrack',
  waitingFor: 'colleague',
  waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
  next: {
    milestone: 'charges',
    owner: 'you',
    by: '2026-12-01',
    needs: 'Priya Shah decides about the excess construction charge.',
  },
};

const build: ListedDelivery = {
  ...survey,
  caseNumber: 'PC-204295',
  orderId: 'OR-55295',
  service: { id: 'QS-104295', name: 'Truro Boscawen 200 Mbps', product: 'Layer 2 Ethernet' },
  siteName: 'Truro Boscawen',
  outlook: 'onTrack',
  waitingFor: 'us',
  dates: { requested: '2027-01-15', indicative: '2027-01-12', committed: '2027-01-14' },
  next: {
    milestone: 'build',
    owner: 'carrier',
    by: '2026-12-14',
    needs: 'The carrier builds the access line.',
  },
};

const cancelling: ListedDelivery = {
  ...build,
  caseNumber: 'PC-204296',
  orderId: 'OR-55296',
  service: { ...build.service, name: 'Falmouth Docks 200 Mbps' },
  status: 'cancelling',
  waitingFor: null,
  dates: { requested: null, indicative: null, committed: null },
  next: null,
};

/** A delivery whose texts are longer than their room, in scripts of both directions. */
export const longDelivery: ListedDelivery = {
  ...charge,
  caseNumber: 'PC-9',
  service: {
    ...charge.service,
    name: 'Wiederherstellungsrechenzentrum der Nordwestdeutschen Binnenschifffahrtsgesellschaft',
  },
  siteName: 'مركز بيانات الميناء الجديد',
  project: { id: 'PJ-9', name: 'Wiederherstellungsrechenzentrum der Binnenschifffahrtsgesellschaft' },
};

export const deliveryList: DeliveryList = {
  page: 1,
  pageSize: 25,
  total: 137,
  items: [charge, survey, theirs, build, cancelling],
  facets: {
    waitingFor: [
      { id: 'us', count: 91 },
      { id: 'you', count: 46 },
    ],
    outlook: [
      { id: 'onTrack', count: 100 },
      { id: 'delayed', count: 30 },
      { id: 'atRisk', count: 7 },
    ],
    milestone: [
      { id: 'build', count: 60 },
      { id: 'surveyBooked', count: 46 },
      { id: 'charges', count: 31 },
    ],
  },
};

export const deliveryStateOf = (query: string): DeliveryListState =>
  deliveriesPath.query.read(new URLSearchParams(query));
