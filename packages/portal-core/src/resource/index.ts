export { createAction, type Action, type ActionState } from './createAction.ts';
export { createResource, type Resource, type ResourceRequest, type ResourceState } from './createResource.ts';
