'use client';
import { useState, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { settingsIcon } from '../../icons/settingsIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover, type PopoverAlign, type PopoverOpenReason } from '../Popover/Popover.tsx';
import { MoveButton } from '../SortableList/MoveButton.tsx';
import { isRequired, orderedColumns } from '../Table/columnOrder.ts';
import type { TableColumnSettings } from '../Table/Table.types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withMove, withVisibility } from './columnChanges.ts';
import { defaultColumnSettingsLabels, type ColumnSettingsLabels } from './ColumnSettings.labels.ts';
import { ColumnList, SettingsFoot } from './ColumnSettings.styles.ts';

export type { ColumnSettingsLabels } from './ColumnSettings.labels.ts';

/** A column of the table. Pass the `columns` of the `Table`. */
export type ColumnSettingsColumn = {
  /** The id of the table's column. */
  id: string;
  /** The header of the table's column. */
  header: string;
  /** The column names the row, so it cannot be hidden. Default false. */
  isRowHeader?: boolean;
  /** The reason why the column cannot be hidden. Default: it can. */
  requiredReason?: string;
};

/** The columns of a `Table` and how they are shown. */
export type ColumnSettingsProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'defaultValue' | 'onChange'
> & {
  /** The columns of the table, in their default order. */
  columns: readonly ColumnSettingsColumn[];
  /** The `columnSettings` of the `Table`: the order of the columns, and those that are hidden. */
  value: TableColumnSettings;
  /** Called with the new order and the hidden columns after each change. */
  onChange: (value: TableColumnSettings) => void;
  /** The value after a reset. Default: every column, in the order of `columns`. */
  defaultValue?: TableColumnSettings;
  /** Whether the panel is open. */
  open: boolean;
  /** Called when the user opens or closes the panel, with the reason. */
  onOpenChange: (open: boolean, reason: PopoverOpenReason) => void;
  /** The edge of the button that the panel aligns with while there is space. Default `end`. */
  align?: PopoverAlign;
  /** More settings of the table, below the columns: a `RadioGroup` for its density. */
  children?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ColumnSettingsLabels>;
};

const everyColumn: TableColumnSettings = { order: [], hidden: [] };

/** A button that opens the columns of a table, to show, hide and move them. A change takes effect at once. */
export function ColumnSettings({
  columns,
  value,
  onChange,
  defaultValue = everyColumn,
  align = 'end',
  children,
  labels,
  ...rest
}: ColumnSettingsProps): JSX.Element {
  const text = useLabels('ColumnSettings', defaultColumnSettingsLabels, labels);
  const [announcement, setAnnouncement] = useState('');
  const ordered = orderedColumns(columns, value.order);

  function move({ id, header }: ColumnSettingsColumn, index: number, places: -1 | 1): void {
    const position = index + 1 + places;
    onChange(withMove(columns, value, id, places));
    setAnnouncement(fillLabel(text.moved, { column: header, position, count: ordered.length }));
  }

  return (
    <Popover
      {...rest}
      data-opens="columns"
      align={align}
      title={text.columns}
      trigger={<Button icon={settingsIcon}>{text.columns}</Button>}
    >
      <ColumnList>
        {ordered.map((column, index) => {
          const { id, header, requiredReason } = column;
          const required = isRequired(column, columns);
          return (
            <li key={id}>
              <Checkbox
                label={header}
                hint={required ? (requiredReason ?? text.namesRow) : undefined}
                disabled={required}
                checked={required || !value.hidden.includes(id)}
                onChange={({ target }) => onChange(withVisibility(value, id, target.checked))}
              />
              <MoveButton
                direction="up"
                label={fillLabel(text.moveUp, { column: header })}
                isOff={index === 0}
                onMove={() => move(column, index, -1)}
              />
              <MoveButton
                direction="down"
                label={fillLabel(text.moveDown, { column: header })}
                isOff={index === ordered.length - 1}
                onMove={() => move(column, index, 1)}
              />
            </li>
          );
        })}
      </ColumnList>
      {children !== undefined && <SettingsFoot>{children}</SettingsFoot>}
      <SettingsFoot>
        <Button
          size="compact"
          data-resets="columns"
          onClick={() => {
            onChange(defaultValue);
            setAnnouncement(text.wasReset);
          }}
        >
          {text.reset}
        </Button>
      </SettingsFoot>
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </Popover>
  );
}
