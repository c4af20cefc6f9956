import { rules } from '@quayside/contract/access';
import type {
  newPortPath,
  portPath,
  portsPath,
  trunkPath,
  trunksPath,
  voicePath,
} from '@quayside/contract/paths/voice';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const voiceArea = defineArea({
  id: 'voice',
  routes: [
    {
      path: '/voice' satisfies PatternOf<typeof voicePath>,
      title: 'Voice',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./VoicePage.tsx')).VoicePage,
      children: [
        {
          path: '/voice/trunks/:trunkId' satisfies PatternOf<typeof trunkPath>,
          title: 'Trunk',
          page: async () => (await import('./trunks/TrunkPage.tsx')).TrunkPage,
        },
        {
          path: '/voice/ports/new' satisfies PatternOf<typeof newPortPath>,
          title: 'Port numbers',
          access: rules.newPort,
          page: async () => (await import('./newPort/NewPortPage.tsx')).NewPortPage,
        },
        {
          path: '/voice/ports/:portId' satisfies PatternOf<typeof portPath>,
          title: 'Number port',
          page: async () => (await import('./ports/PortPage.tsx')).PortPage,
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
      listPath: '/voice' satisfies AddressOf<typeof voicePath>,
      search: async () => (await import('./searchNumbers.ts')).searchNumbers,
    },
    {
      kind: 'number-port',
      label: 'Number ports',
      identifierShape: /^pt\d/,
      access: rules.apollo,
      listPath: '/voice?tab=ports' satisfies AddressOf<typeof portsPath>,
      search: async () => (await import('./searchPorts.ts')).searchPorts,
    },
    {
      kind: 'trunk',
      label: 'Trunks',
      identifierShape: /^tk\d/,
      access: rules.apollo,
      listPath: '/voice?tab=trunks' satisfies AddressOf<typeof trunksPath>,
      search: async () => (await import('./searchTrunks.ts')).searchTrunks,
    },
  ],
  dashboard: [
    {
      id: 'waiting-ports',
      title: 'Ports',
      access: rules.newPort,
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
  commands: [
    {
      id: 'port-numbers',
      label: 'Port numbers',
      href: '/voice/ports/new' satisfies AddressOf<typeof newPortPath>,
      access: rules.newPort,
    },
  ],
});
