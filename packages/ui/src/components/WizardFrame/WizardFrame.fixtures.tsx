import { type JSX, type ReactNode } from 'react';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Field } from '../Field/Field.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { ReviewSection } from '../ReviewSection/ReviewSection.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { WizardStep } from './WizardFrame.tsx';

const address = (id: string): string => `#/orders/12/${id}`;

/** The steps of a new order: two done, the others not begun. */
export const steps: WizardStep[] = [
  { id: 'service', label: 'Service', state: 'done' },
  { id: 'sites', label: 'Sites', state: 'done' },
  { id: 'configuration', label: 'Configuration' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'commercial', label: 'Commercial' },
  { id: 'review', label: 'Review' },
].map((step) => ({ ...step, href: address(step.id) }) as WizardStep);

/** The same steps, two of them with errors. */
export const stepsWithErrors: WizardStep[] = steps.map((step) =>
  step.id === 'sites' || step.id === 'contacts' ? { ...step, state: 'error' } : step,
);

/** The fields of the step "Configuration". */
export function Configuration({ error }: { error?: string }): JSX.Element {
  return (
    <Stack gap={24} style={{ maxInlineSize: 640 }}>
      <Field label="Bandwidth" controlId="bandwidth" error={error}>
        <NativeSelect placeholder="Choose a bandwidth">
          <option>100 Mbit/s</option>
          <option>1 Gbit/s</option>
        </NativeSelect>
      </Field>
      <Field label="VLAN" hint="From 2 to 4094." optional>
        <TextField inputMode="numeric" />
      </Field>
      <Field label="Your reference" optional>
        <TextField />
      </Field>
    </Stack>
  );
}

function section(title: string, id: string, facts: Record<string, ReactNode>, error?: string): ReactNode {
  const items = Object.entries(facts).map(([term, description]) => ({ id: term, term, description }));
  return (
    <ReviewSection key={id} title={title} editHref={address(id)} error={error}>
      <DescriptionList items={items} columns={3} />
    </ReviewSection>
  );
}

/** The last step: each other step with its answers. */
export function Review(): JSX.Element {
  return (
    <Stack>
      {section('Service', 'service', { Product: 'Internet Access', Term: '36 months', Quote: 'Q-20418' })}
      {section(
        'Sites',
        'sites',
        { 'A end': 'Telehouse North, London', 'B end': '' },
        'Choose an address for the B end.',
      )}
      {section('Configuration', 'configuration', { Bandwidth: '1 Gbit/s', VLAN: '204' })}
    </Stack>
  );
}
