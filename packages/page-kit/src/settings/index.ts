export { appearanceOfPage } from './appearanceOfPage.ts';
export {
  createDeviceSettings,
  type DeviceSettings,
  type DeviceSettingsStore,
} from './createDeviceSettings.ts';
export { DeviceSettingsContext, useDeviceSettings } from './useDeviceSettings.ts';
