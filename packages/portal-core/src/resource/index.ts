export { createAction, type Action, type ActionState } from './createAction.ts';
export {
  createResource,
  type Resource,
  type ResourcePorts,
  type ResourceRequest,
  type ResourceState,
} from './createResource.ts';
export { startPolling, type PollInterval, type PollingOptions, type PollingPorts } from './startPolling.ts';
