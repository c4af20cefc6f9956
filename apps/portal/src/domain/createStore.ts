/** The store of the portal's core, for an area whose state is more than a hook should hold. */
export { createStore, toPortalError, type ReadableStore } from '@quayside/portal-core';
