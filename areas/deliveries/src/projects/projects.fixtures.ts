import { projectsPath } from '@quayside/contract/paths/services';
import type { Project, ProjectList } from '../projectsApi.ts';
import { type ProjectListState } from './projectList.ts';

const branches: Project = {
  id: 'PJ-301',
  name: 'South West branches',
  outlook: 'delayed',
  total: 12,
  delivered: 7,
  atRisk: 1,
  delayed: 2,
  waitingForYou: 3,
  committedDate: '2027-02-26',
  nextMilestone: { name: 'Survey booked', siteName: 'Exeter Southernhay', date: '2026-11-30' },
};

const depots: Project = {
  ...branches,
  id: 'PJ-302',
  name: 'Depot roll-out 2026',
  outlook: 'onTrack',
  atRisk: 0,
  delayed: 0,
  waitingForYou: 0,
  committedDate: null,
};

const homes: Project = {
  ...depots,
  id: 'PJ-303',
  name: 'Care homes',
  outlook: 'complete',
  delivered: 12,
  nextMilestone: null,
};

/** A project whose texts are longer than their room, in scripts of both directions. */
export const longProject: Project = {
  ...branches,
  id: 'PJ-9',
  name: 'Wiederherstellungsrechenzentrum der Nordwestdeutschen Binnenschifffahrtsgesellschaft',
  outlook: 'atRisk',
  total: 9500,
  delivered: 0,
  waitingForYou: 1,
  nextMilestone: {
    name: 'Delivery date confirmed',
    siteName: 'مركز بيانات الميناء الجديد',
    date: '2026-11-30',
  },
};

export const projectList: ProjectList = {
  page: 1,
  pageSize: 25,
  total: 128,
  items: [branches, depots, homes],
};

export const projectStateOf = (query: string): ProjectListState =>
  projectsPath.query.read(new URLSearchParams(query));
