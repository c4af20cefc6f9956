export { appearanceOfPage } from './appearanceOfPage.ts';
export {
  createDeviceSettings,
  type DeviceSettings,
  type DeviceSettingsStore,
  type DeviceSettingsPorts,
} from './createDeviceSettings.ts';
export {
  DeviceSettingsContext,
  useDeviceSettings,
  type UseDeviceSettingsResult,
} from './useDeviceSettings.ts';
