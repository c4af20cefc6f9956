import { createStore, type ReadableStore } from '../page/createStore.ts';

/** The settings of the portal on this device. The early script of `index.html` reads the same keys. */
export interface DeviceSettings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  /** Whether the keyboard shortcut opens the command palette. */
  readonly paletteShortcut: 'on' | 'off';
}

/** The values of each setting, the default first. */
const settingValues: { readonly [Name in keyof DeviceSettings]: readonly DeviceSettings[Name][] } = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  paletteShortcut: ['on', 'off'],
};

/** The storage of the settings, and the changes in other tabs. */
export interface DeviceSettingsPorts {
  readonly deviceStorage: {
    get(key: string): string | null;
    set(key: string, value: string): unknown;
    remove(key: string): void;
  };
  /** Calls back when another tab changed the storage. Returns an unsubscribe function. */
  readonly onStorageChange: (listener: () => void) => () => void;
}

/** The settings of this device, the same in all its tabs. */
export interface DeviceSettingsStore extends ReadableStore<DeviceSettings> {
  /** Changes settings here and in every other tab, and stores them. A default is stored as nothing. */
  change(this: void, change: Partial<DeviceSettings>): void;
  /** Reads the stored settings and follows the other tabs. */
  start(this: void): void;
  stop(this: void): void;
}

const defaults: DeviceSettings = { theme: 'system', density: 'comfortable', paletteShortcut: 'on' };

/** Creates the store of the device's settings. It reads nothing before `start()`. */
export function createDeviceSettings({
  deviceStorage,
  onStorageChange,
}: DeviceSettingsPorts): DeviceSettingsStore {
  const store = createStore(defaults);
  let unsubscribe: (() => void) | null = null;

  function stored<Name extends keyof DeviceSettings>(name: Name): DeviceSettings[Name] {
    const text = deviceStorage.get(name);
    return settingValues[name].find((value) => value === text) ?? defaults[name];
  }

  function adopt(next: DeviceSettings): void {
    const present = store.getSnapshot();
    if (names.some((name) => next[name] !== present[name])) store.set(next);
  }

  function read(): void {
    adopt({
      theme: stored('theme'),
      density: stored('density'),
      paletteShortcut: stored('paletteShortcut'),
    });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    change(change) {
      const next = { ...store.getSnapshot(), ...change };
      for (const name of names) {
        if (next[name] === defaults[name]) deviceStorage.remove(name);
        else deviceStorage.set(name, next[name]);
      }
      adopt(next);
    },
    start() {
      unsubscribe ??= onStorageChange(read);
      read();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = null;
    },
  };
}

const names = ['theme', 'density', 'paletteShortcut'] as const satisfies readonly (keyof DeviceSettings)[];
