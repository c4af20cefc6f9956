import { Card } from '@quayside/ui/Card';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { Switch } from '@quayside/ui/Switch';
import { ThemeScope } from '@quayside/ui/theme';
import type { JSX } from 'react';
import type { DeviceSettings } from '@quayside/page-kit/settings';

export interface AppearanceSettingsProps {
  settings: DeviceSettings;
  onChange: (change: Partial<DeviceSettings>) => void;
}

/** The settings of this device: appearance and the keyboard shortcut. */
export function AppearanceSettings({ settings, onChange }: AppearanceSettingsProps): JSX.Element {
  return (
    <Card as="section" title="On this device" lead="Kept in this browser, for all its tabs">
      <Stack gap={24}>
        <RadioGroup
          label="Theme"
          layout="cards"
          value={settings.theme}
          onValueChange={(theme) => onChange({ theme })}
          options={[
            { value: 'system', label: <ThemeName name="As the device" themes={['light', 'dark']} /> },
            { value: 'light', label: <ThemeName name="Light" themes={['light']} /> },
            { value: 'dark', label: <ThemeName name="Dark" themes={['dark']} /> },
          ]}
        />
        <RadioGroup
          label="Row height"
          hint="Lists whose row height you set in their own settings keep it."
          layout="horizontal"
          value={settings.density}
          onValueChange={(density) => onChange({ density })}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
        <Switch
          label="Open the command palette with Ctrl+K or ⌘K"
          hint="Turn it off if your browser or a screen reader needs these keys."
          checked={settings.paletteShortcut === 'on'}
          onChange={({ target }) => onChange({ paletteShortcut: target.checked ? 'on' : 'off' })}
        />
      </Stack>
    </Card>
  );
}

function ThemeName({ name, themes }: { name: string; themes: readonly ('light' | 'dark')[] }): JSX.Element {
  return (
    <Stack direction="row" gap={12}>
      <span aria-hidden="true" style={pictureStyle}>
        {themes.map((theme) => (
          <ThemeScope key={theme} theme={theme} style={pageStyle}>
            <span style={{ ...lineStyle, inlineSize: '50%', background: 'var(--qs-color-text)' }} />
            <span style={lineStyle} />
            <span style={{ ...lineStyle, inlineSize: '30%', background: 'var(--qs-color-accent)' }} />
          </ThemeScope>
        ))}
      </span>
      <span>{name}</span>
    </Stack>
  );
}

const pictureStyle = {
  display: 'flex',
  overflow: 'hidden',
  blockSize: '2.75rem',
  inlineSize: '5rem',
  border: '1px solid var(--qs-color-border)',
  borderRadius: 'var(--qs-radius-small)',
} as const;

const pageStyle = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '5px',
  padding: '0 8px',
} as const;

const lineStyle = {
  display: 'block',
  blockSize: '4px',
  inlineSize: '80%',
  background: 'var(--qs-color-border)',
} as const;
