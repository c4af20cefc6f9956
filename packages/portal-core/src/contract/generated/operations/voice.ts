// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listNumberRanges: { method: 'GET', path: '/api/portal/rest/voice/number-ranges' },
  createNumberExport: { method: 'POST', path: '/api/portal/rest/voice/number-exports' },
  getNumberRange: { method: 'GET', path: '/api/portal/rest/voice/number-ranges/{rangeId}' },
  changeNumberRange: { method: 'PATCH', path: '/api/portal/rest/voice/number-ranges/{rangeId}' },
  listNumbersOfRange: { method: 'GET', path: '/api/portal/rest/voice/number-ranges/{rangeId}/numbers' },
  setEmergencyAddress: { method: 'PUT', path: '/api/portal/rest/voice/number-ranges/{rangeId}/emergency-address' },
  listTrunks: { method: 'GET', path: '/api/portal/rest/voice/trunks' },
  createTrunkExport: { method: 'POST', path: '/api/portal/rest/voice/trunk-exports' },
  getTrunk: { method: 'GET', path: '/api/portal/rest/voice/trunks/{trunkId}' },
  changeTrunk: { method: 'PATCH', path: '/api/portal/rest/voice/trunks/{trunkId}' },
  listLosingProviders: { method: 'GET', path: '/api/portal/rest/voice/losing-providers' },
  checkPortability: { method: 'POST', path: '/api/portal/rest/voice/portability-checks' },
  listPorts: { method: 'GET', path: '/api/portal/rest/voice/ports' },
  createPort: { method: 'POST', path: '/api/portal/rest/voice/ports' },
  createPortExport: { method: 'POST', path: '/api/portal/rest/voice/port-exports' },
  getPort: { method: 'GET', path: '/api/portal/rest/voice/ports/{portId}' },
  correctPort: { method: 'PUT', path: '/api/portal/rest/voice/ports/{portId}/details' },
  changePortDate: { method: 'PUT', path: '/api/portal/rest/voice/ports/{portId}/date' },
  cancelPort: { method: 'PUT', path: '/api/portal/rest/voice/ports/{portId}/cancellation' },
} as const;
