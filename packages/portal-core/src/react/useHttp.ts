'use client';

import type { HttpClient } from '../http/ports.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** Returns the HTTP client. */
export function useHttp(): HttpClient {
  return usePortalServices('useHttp').http;
}
