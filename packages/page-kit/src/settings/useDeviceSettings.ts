'use client';

import { useStore } from '@quayside/portal-core/react';
import { createContext, useContext } from 'react';
import type { DeviceSettings, DeviceSettingsStore } from './createDeviceSettings.ts';

/** The settings of the device. The composition and the tests of pages provide them. */
export const DeviceSettingsContext = createContext<DeviceSettingsStore | null>(null);

/** The settings of the device, and how to change them. */
export interface UseDeviceSettingsResult extends DeviceSettings {
  /** Changes settings at once, in every tab of the device. */
  readonly change: DeviceSettingsStore['change'];
}

/** Returns the settings of the device. Throws without a provider. */
export function useDeviceSettings(): UseDeviceSettingsResult {
  const store = useContext(DeviceSettingsContext);
  if (store === null) throw new Error('useDeviceSettings needs a <DeviceSettingsContext> around it.');
  return { ...useStore(store), change: store.change };
}
