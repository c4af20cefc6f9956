'use client';

import { usePortalServices } from '@quayside/portal-core/react';
import type { TableColumnSettings, TableDensity } from '@quayside/ui/Table';
import { useState } from 'react';
import * as v from 'valibot';
import { useDeviceSettings } from '../settings/useDeviceSettings.ts';

/** The user's settings of one list. */
export interface ListSettings {
  readonly columns: TableColumnSettings;
  readonly density: TableDensity;
}

/** The settings of a list, and how to change them. */
export interface UseListSettingsResult {
  readonly settings: ListSettings;
  change(this: void, change: Partial<ListSettings>): void;
}

const ids = v.pipe(v.array(v.string()), v.readonly());

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    columns: v.object({ order: ids, hidden: ids }),
    density: v.optional(v.picklist(['comfortable', 'compact'])),
  }),
);

/** Every column, in rows of the usual height. */
export const defaultListSettings: ListSettings = {
  columns: { order: [], hidden: [] },
  density: 'comfortable',
};

/**
 * Keeps the settings of a list on this device, as the view and the theme. Settings that do not fit count as none: the columns of
 * `initial`, and rows as high as everywhere on the device.
 */
export function useListSettings(
  listId: string,
  initial: ListSettings = defaultListSettings,
): UseListSettingsResult {
  const { deviceStorage } = usePortalServices().platform;
  const { density } = useDeviceSettings();
  const key = `quayside.list.${listId}`;
  const [own, setOwn] = useState<v.InferOutput<typeof storedSchema>>(() => {
    const stored = v.safeParse(storedSchema, deviceStorage.get(key));
    return stored.success ? stored.output : { columns: initial.columns };
  });
  return {
    settings: { columns: own.columns, density: own.density ?? density },
    change(change) {
      const next = { ...own, ...change };
      deviceStorage.set(key, JSON.stringify(next));
      setOwn(next);
    },
  };
}
