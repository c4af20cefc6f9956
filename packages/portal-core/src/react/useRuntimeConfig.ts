'use client';

import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** Returns the deployment's settings. */
export function useRuntimeConfig(): RuntimeConfig {
  return usePortalServices('useRuntimeConfig').config;
}
