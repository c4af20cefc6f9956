export { createMaintenance, type Maintenance, type MaintenanceOptions } from './createMaintenance.ts';
export { isBlocked, type MaintenanceState } from './maintenanceState.ts';
