import { createMemoryStorage } from '@quayside/portal-core/testing';
import { expect, it, vi } from 'vitest';
import { createDeviceSettings } from './createDeviceSettings.ts';

function openTab(deviceStorage = createMemoryStorage()) {
  const listeners = new Set<() => void>();
  const settings = createDeviceSettings({
    deviceStorage,
    onStorageChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  settings.start();
  return { settings, deviceStorage, otherTabWrote: () => listeners.forEach((listener) => listener()) };
}

it('A device without settings follows the system in comfortable rows, and stores nothing', () => {
  const { settings, deviceStorage } = openTab();
  expect(settings.getSnapshot()).toEqual({
    theme: 'system',
    density: 'comfortable',
    paletteShortcut: 'on',
  });
  expect(deviceStorage.keys()).toEqual([]);
});

it('A change is stored for the device, and a default is stored as nothing [STATE-2]', () => {
  const { settings, deviceStorage } = openTab();
  settings.change({ theme: 'dark', density: 'compact' });
  expect([deviceStorage.get('theme'), deviceStorage.get('density')]).toEqual(['dark', 'compact']);
  expect(openTab(deviceStorage).settings.getSnapshot()).toMatchObject({ theme: 'dark', density: 'compact' });
  settings.change({ theme: 'system' });
  expect(deviceStorage.keys()).toEqual(['density']);
});

it('A change in another tab applies here, until the store is stopped [PROFILE-3]', () => {
  const { settings, deviceStorage, otherTabWrote } = openTab();
  const listener = vi.fn<() => void>();
  settings.subscribe(listener);
  deviceStorage.set('theme', 'dark');
  otherTabWrote();
  expect(settings.getSnapshot().theme).toBe('dark');
  otherTabWrote();
  expect(listener).toHaveBeenCalledOnce();
  settings.stop();
  deviceStorage.set('theme', 'light');
  otherTabWrote();
  expect(settings.getSnapshot().theme).toBe('dark');
});

it('An unknown stored value counts as the default', () => {
  const deviceStorage = createMemoryStorage();
  deviceStorage.set('theme', 'pink');
  expect(openTab(deviceStorage).settings.getSnapshot().theme).toBe('system');
});
