import * as React from 'react';

/**
 * Ends what the development build of React records for its developer tools: for each element the stack that made it, and for each
 * render an entry of the profiler. No test reads them, and they take a quarter of the time of a page test. Warnings stay.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// React records the stacks of 10,000 elements a second. It counts them here.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
