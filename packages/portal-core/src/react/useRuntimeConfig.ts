'use client';

import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** The deployment's settings. */
export function useRuntimeConfig(): RuntimeConfig {
  return usePortalServices('useRuntimeConfig').config;
}
