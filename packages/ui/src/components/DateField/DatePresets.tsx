'use client';
import type { JSX } from 'react';
import { Button } from '../Button/Button.tsx';
import { PresetList } from './DateField.styles.ts';

type DatePresetsProps = {
  label: string;
  presets: readonly { id: string; label: string; isDisabled?: boolean; isChosen: boolean }[];
  disabled: boolean;
  onChoose: (id: string) => void;
};

/** Buttons that fill in a date or a range. */
export function DatePresets({ label, presets, disabled, onChoose }: DatePresetsProps): JSX.Element | null {
  if (presets.length === 0) return null;
  return (
    <PresetList aria-label={label} disabled={disabled} data-presets="">
      {presets.map((preset) => (
        <Button
          key={preset.id}
          size="compact"
          variant="quiet"
          disabled={preset.isDisabled ?? false}
          aria-pressed={preset.isChosen}
          onClick={() => onChoose(preset.id)}
        >
          {preset.label}
        </Button>
      ))}
    </PresetList>
  );
}
