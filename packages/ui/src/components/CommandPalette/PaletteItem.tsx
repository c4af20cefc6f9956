'use client';
import type { JSX } from 'react';
import { OptionText } from '../Combobox/OptionList.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ItemKeys, Key } from './CommandPalette.styles.ts';
import type { CommandPaletteItem } from './CommandPalette.types.ts';

/** The content of an item: its icon, label, description and keys. */
export function PaletteItem({ item }: { item: CommandPaletteItem }): JSX.Element {
  const { icon, label, description, shortcut } = item;
  return (
    <>
      {icon && <Icon icon={icon} size={16} />}
      <OptionText>
        <span data-label>{label}</span>
        {description !== undefined && <small>{description}</small>}
      </OptionText>
      {shortcut !== undefined && (
        <ItemKeys>
          {shortcut.map((key, index, keys) => (
            <Key key={keys.slice(0, index + 1).join(' ')}>{key}</Key>
          ))}
        </ItemKeys>
      )}
    </>
  );
}
