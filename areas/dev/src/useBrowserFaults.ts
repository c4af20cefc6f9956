import { useHttp, type usePortalServices } from '@quayside/portal-core/react';
import { createBrowserFaults, type BrowserFaults } from './createBrowserFaults.ts';
import { listOperations } from './operations.ts';

type HttpClient = ReturnType<typeof usePortalServices>['http'];

// The disturbances stay when the page is left, until the tab reloads.
const faultsOfClient = new WeakMap<HttpClient, BrowserFaults>();

export function useBrowserFaults(): BrowserFaults {
  const http = useHttp();
  const known = faultsOfClient.get(http);
  if (known) return known;
  const faults = createBrowserFaults(listOperations(), {
    host: globalThis,
    origin: globalThis.location.origin,
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  });
  faultsOfClient.set(http, faults);
  return faults;
}
