import { usePortalServices } from '@quayside/portal-core/react';
import type { TableColumnSettings, TableDensity } from '@quayside/ui/Table';
import { useState } from 'react';
import * as v from 'valibot';

/** How the user wants to see one list. */
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
    density: v.picklist(['comfortable', 'compact']),
  }),
);

/** Every column, in rows of the usual height. */
export const defaultListSettings: ListSettings = {
  columns: { order: [], hidden: [] },
  density: 'comfortable',
};

/** Keeps the settings of a list on this device, as the view and the theme. Settings that do not fit count as none: `initial`. */
export function useListSettings(
  listId: string,
  initial: ListSettings = defaultListSettings,
): UseListSettingsResult {
  const { deviceStorage } = usePortalServices().platform;
  const key = `quayside.list.${listId}`;
  const [settings, setSettings] = useState<ListSettings>(() => {
    const stored = v.safeParse(storedSchema, deviceStorage.get(key));
    return stored.success ? stored.output : initial;
  });
  return {
    settings,
    change(change) {
      const next = { ...settings, ...change };
      deviceStorage.set(key, JSON.stringify(next));
      setSettings(next);
    },
  };
}
