'use client';

import type { HttpClient } from '../http/ports.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** The portal's HTTP client. */
export function useHttp(): HttpClient {
  return usePortalServices('useHttp').http;
}
