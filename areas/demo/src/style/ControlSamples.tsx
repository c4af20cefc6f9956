import { styleDemoPath } from '@quayside/contract/paths/demo';
import { Button, type ButtonVariant } from '@quayside/ui/Button';
import { Checkbox } from '@quayside/ui/Checkbox';
import { Field } from '@quayside/ui/Field';
import { IconButton } from '@quayside/ui/IconButton';
import { editIcon, plusIcon, searchIcon, trashIcon } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { Switch } from '@quayside/ui/Switch';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import { SideBySide } from './SideBySide.tsx';

export function ControlSamples(): JSX.Element {
  return (
    <Stack gap={32}>
      <SideBySide title="Buttons">{() => <Buttons />}</SideBySide>
      <SideBySide title="Fields">{() => <Fields />}</SideBySide>
      <SideBySide title="Choices">{(appearance) => <Choices appearance={appearance} />}</SideBySide>
    </Stack>
  );
}

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];
const variantNames: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  quiet: 'Quiet',
  critical: 'Critical',
};

function Buttons(): JSX.Element {
  return (
    <Stack gap={12}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap={8}>
          <Button variant={variant}>{variantNames[variant]}</Button>
          <Button variant={variant} icon={plusIcon}>
            With icon
          </Button>
          <Button variant={variant} size="compact">
            Compact
          </Button>
          <Button variant={variant} pending>
            Pending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
      <Stack direction="row" gap={8}>
        <IconButton icon={editIcon} label="Edit" />
        <IconButton icon={trashIcon} label="Delete" disabled />
        <Link href={styleDemoPath.href()}>A link</Link>
      </Stack>
    </Stack>
  );
}

function Fields(): JSX.Element {
  return (
    <Stack gap={16}>
      <Field label="Your reference" hint="Printed on the invoice.">
        <TextField defaultValue="LDS-204" />
      </Field>
      <Field label="Postcode" error="Enter a postcode, such as LS1 4AP.">
        <TextField defaultValue="LS1" />
      </Field>
      <Field label="Find a service">
        <TextField type="search" icon={searchIcon} placeholder="Name or number" />
      </Field>
      <Field label="Circuit">
        <TextField defaultValue="QS-104200" disabled />
      </Field>
      <Field label="Term" optional>
        <NativeSelect defaultValue="36">
          <option value="12">12 months</option>
          <option value="36">36 months</option>
        </NativeSelect>
      </Field>
      <Field label="Access hours">
        <TextArea defaultValue="Monday to Friday, 08:00–17:00" rows={2} limit={200} />
      </Field>
    </Stack>
  );
}

function Choices({ appearance }: { appearance: string }): JSX.Element {
  return (
    <Stack gap={12}>
      <Checkbox label="Intrusive tests are allowed" defaultChecked />
      <Checkbox label="Some of 14 sites" indeterminate />
      <Checkbox label="Not for this product" disabled />
      <Switch label="Tell me when the date moves" defaultChecked />
      <Switch label="Not for this product" disabled />
      <RadioGroup
        label="Impact"
        name={`impact-${appearance}`}
        layout="horizontal"
        defaultValue="down"
        options={[
          { value: 'down', label: 'Down' },
          { value: 'degraded', label: 'Degraded' },
          { value: 'none', label: 'None', disabled: true },
        ]}
      />
    </Stack>
  );
}
