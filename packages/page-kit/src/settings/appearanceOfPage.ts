import type { DeviceSettings } from './createDeviceSettings.ts';

/**
 * The appearance that the page has: of the early script in `index.html` at first, then of the device's settings. The first screens
 * keep it, so that they need not load the settings.
 */
export function appearanceOfPage(): Pick<DeviceSettings, 'theme' | 'density'> {
  const { theme, density } = document.documentElement.dataset;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
  };
}
