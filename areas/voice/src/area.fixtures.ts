import { portList, rejectedPort } from './ports.fixtures.ts';
import { confirmedRange, numberList, rangeList, trunkList, upTrunk } from './voice.fixtures.ts';

export const areaFixtures = {
  api: {
    listSavedViews: { etag: '"1"' as const, items: [] },
    listNumberRanges: rangeList,
    getNumberRange: confirmedRange,
    listNumbersOfRange: numberList,
    listTrunks: trunkList,
    getTrunk: upTrunk,
    listPorts: portList,
    getPort: rejectedPort,
    listLosingProviders: {
      items: [
        { id: 'kestrel', name: 'Kestrel Communications' },
        { id: 'tideway', name: 'Tideway Telecom' },
      ],
    },
  },
  addresses: {
    '/voice/trunks/:trunkId': '/voice/trunks/TK-301',
    '/voice/ports/:portId': '/voice/ports/PT-6003',
  },
};
