import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const voiceArea = defineArea({
  id: 'voice',
  routes: [
    {
      path: '/voice',
      title: 'Voice',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/VoicePage.tsx')).VoicePage,
      children: [
        {
          path: 'trunks/:trunkId',
          title: 'Trunk',
          page: async () => (await import('./pages/TrunkPage.tsx')).TrunkPage,
        },
        {
          path: 'ports/new',
          title: 'Port numbers',
          page: async () => (await import('./pages/NewPortPage.tsx')).NewPortPage,
        },
        {
          path: 'ports/:portId',
          title: 'Number port',
          page: async () => (await import('./pages/PortPage.tsx')).PortPage,
        },
      ],
    },
  ],
  search: [
    {
      kind: 'number',
      label: 'Numbers',
      // With the country code or without.
      identifierShape: /^(?:44)?\d{9,10}$/,
      access: rules.apollo,
      listPath: '/voice',
      search: async () => (await import('./search/searchNumbers.ts')).searchNumbers,
    },
    {
      kind: 'number-port',
      label: 'Number ports',
      identifierShape: /^pt\d/,
      access: rules.apollo,
      listPath: '/voice?tab=ports',
      search: async () => (await import('./search/searchPorts.ts')).searchPorts,
    },
    {
      kind: 'trunk',
      label: 'Trunks',
      identifierShape: /^tk\d/,
      access: rules.apollo,
      listPath: '/voice?tab=trunks',
      search: async () => (await import('./search/searchTrunks.ts')).searchTrunks,
    },
  ],
  dashboard: [
    {
      id: 'waiting-ports',
      title: 'Ports',
      access: rules.apollo,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingPortsCard.tsx')).WaitingPortsCard,
    },
  ],
  pins: [
    {
      kind: 'number-port',
      access: rules.apollo,
      resolve: async () => (await import('./pins/resolvePort.ts')).resolvePort,
    },
    {
      kind: 'trunk',
      access: rules.apollo,
      resolve: async () => (await import('./pins/resolveTrunk.ts')).resolveTrunk,
    },
  ],
  commands: [{ id: 'port-numbers', label: 'Port numbers', href: '/voice/ports/new', access: rules.apollo }],
});
