/** The store of the portal's core, for an area whose state is more than a hook should hold. */
export { createStore, type ReadableStore } from '@quayside/portal-core';
