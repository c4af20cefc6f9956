import { Card } from '@quayside/ui/Card';
import { Combobox, type ComboboxOption } from '@quayside/ui/Combobox';
import { DateTime } from '@quayside/ui/DateTime';
import { Field } from '@quayside/ui/Field';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { useMemo, useState, type JSX } from 'react';
import { deviceOption, findZones, zoneOption } from './zoneOptions.ts';

export interface TimeZoneSettingsProps {
  /** Null for the device's. */
  timeZone: string | null;
  deviceZone: string;
  /** The present, in milliseconds since 1970. */
  nowMs: number;
  onChange: (timeZone: string | null) => void;
}

export function TimeZoneSettings({
  timeZone,
  deviceZone,
  nowMs,
  onChange,
}: TimeZoneSettingsProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const device = deviceOption(deviceZone);
  const value = timeZone === null ? device : zoneOption(timeZone);
  const results = useMemo(() => findZones(typed ?? '', deviceZone), [typed, deviceZone]);

  function handleOpenChange(open: boolean): void {
    setIsOpen(open);
    if (!open) setTyped(null);
  }

  function handleSelect(option: ComboboxOption | null): void {
    // An emptied input asks for another zone: the present one stays until then.
    setTyped(option === null ? '' : null);
    if (option !== null) onChange(option.id === device.id ? null : option.id);
  }

  return (
    <Card as="section" title="Time zone" lead="Pages of the portal show times in this zone">
      <Stack gap={16}>
        <Field label="Show times in">
          <Combobox
            required
            value={value}
            inputValue={typed ?? value.label}
            open={isOpen}
            results={results}
            placeholder="City or region"
            onInputChange={setTyped}
            onOpenChange={handleOpenChange}
            onSelect={handleSelect}
          />
        </Field>
        <Text tone="quiet">
          It is now <DateTime value={nowMs} format="dateTime" showZone timeZone={timeZone ?? deviceZone} />{' '}
          there.
        </Text>
      </Stack>
    </Card>
  );
}
