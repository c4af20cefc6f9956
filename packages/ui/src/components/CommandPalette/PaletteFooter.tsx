'use client';
import type { JSX, ReactNode } from 'react';
import { hasCommandKey } from '../../behaviours/browserFeatures.ts';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { returnIcon } from '../../icons/returnIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Key, PaletteFoot, PaletteNotice } from './CommandPalette.styles.ts';
import type { CommandPaletteLabels } from './CommandPalette.types.ts';

export type PaletteFooterProps = { notice: ReactNode; text: CommandPaletteLabels };

export function PaletteFooter({ notice, text }: PaletteFooterProps): JSX.Element {
  const { keys, keyNames } = text;
  return (
    <>
      <PaletteNotice data-notice>
        {notice !== undefined && (
          <>
            <Icon icon={cautionIcon} size={16} />
            <span>{notice}</span>
          </>
        )}
      </PaletteNotice>
      <PaletteFoot>
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {keys.move}
        </span>
        <span>
          <Key>
            <Icon icon={returnIcon} size={16} />
          </Key>
          {keys.run}
        </span>
        <span>
          <Key>{hasCommandKey() ? '⌘' : keyNames.control}</Key>
          <Key>
            <Icon icon={returnIcon} size={16} />
          </Key>
          {keys.newTab}
        </span>
        <span>
          <Key>{keyNames.escape}</Key>
          {keys.close}
        </span>
      </PaletteFoot>
    </>
  );
}
