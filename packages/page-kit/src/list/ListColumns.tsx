'use client';

import { ColumnSettings, type ColumnSettingsColumn } from '@quayside/ui/ColumnSettings';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { useState, type JSX } from 'react';
import { defaultListSettings, type ListSettings } from './useListSettings.ts';

/** The columns of a list, and how the user wants to see them. */
export interface ListColumnsProps {
  columns: readonly ColumnSettingsColumn[];
  settings: ListSettings;
  /** The settings at first. Default: every column. */
  initial?: ListSettings | undefined;
  onSettingsChange: (change: Partial<ListSettings>) => void;
}

/** The button for the columns and the row height of a list. */
export function ListColumns({
  columns,
  settings: { columns: value, density },
  initial = defaultListSettings,
  onSettingsChange,
}: ListColumnsProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ColumnSettings
      columns={columns}
      value={value}
      defaultValue={initial.columns}
      onChange={(next) => onSettingsChange({ columns: next })}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <RadioGroup
        label="Row height"
        layout="horizontal"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={density}
        onValueChange={(next) => onSettingsChange({ density: next })}
      />
    </ColumnSettings>
  );
}
