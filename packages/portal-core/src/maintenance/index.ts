export { createMaintenance, type Maintenance, type MaintenanceOptions } from './createMaintenance.ts';
export {
  isBlocked,
  type BlockedState,
  type MaintenanceState,
  type ServiceState,
} from './maintenanceState.ts';
