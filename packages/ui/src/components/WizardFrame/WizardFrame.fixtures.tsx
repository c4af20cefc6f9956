import type { JSX, ReactNode } from 'react';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Field } from '../Field/Field.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { ReviewSection } from '../ReviewSection/ReviewSection.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { StepperStepState } from '../Stepper/Stepper.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { WizardStep } from './WizardFrame.tsx';

const address = (id: string): string => `#/orders/12/${id}`;

function step(id: string, label: string, state: StepperStepState = 'upcoming'): WizardStep {
  return { id, label, state, href: address(id) };
}

/** The steps of a new order: two done, the others not begun. */
export const steps: WizardStep[] = [
  step('service', 'Service', 'done'),
  step('sites', 'Sites', 'done'),
  step('configuration', 'Configuration'),
  step('contacts', 'Contacts'),
  step('commercial', 'Commercial'),
  step('review', 'Review'),
];

/** The same steps, two of them with errors. */
export const stepsWithErrors: WizardStep[] = [
  step('service', 'Service', 'done'),
  step('sites', 'Sites', 'error'),
  step('configuration', 'Configuration'),
  step('contacts', 'Contacts', 'error'),
  step('commercial', 'Commercial'),
  step('review', 'Review'),
];

/** All steps but the last filled in, two of them with errors. */
export const answeredSteps: WizardStep[] = [
  step('service', 'Service', 'done'),
  step('sites', 'Sites', 'error'),
  step('configuration', 'Configuration', 'done'),
  step('contacts', 'Contacts', 'error'),
  step('commercial', 'Commercial', 'done'),
  step('review', 'Review'),
];

/** Steps whose names do not fit. */
export const longSteps: WizardStep[] = steps.map(({ id, label }) =>
  step(id, `${label}${'auswahl'.repeat(12)}`),
);

/** No step begun. */
export const newSteps: WizardStep[] = steps.map(({ id, label }) => step(id, label));

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

type Fact = readonly [term: string, description: string];

function section(title: string, id: string, facts: readonly Fact[], error?: string): ReactNode {
  const items = facts.map(([term, description]) => ({ id: term, term, description }));
  return (
    <ReviewSection key={id} title={title} editHref={address(id)} error={error}>
      <DescriptionList items={items} columns={3} />
    </ReviewSection>
  );
}

const service: Fact[] = [
  ['Product', 'Internet Access'],
  ['Term', '36 months'],
  ['Quote', 'Q-20418'],
];
const sites: Fact[] = [
  ['A end', 'Telehouse North, London'],
  ['B end', ''],
];
const configuration: Fact[] = [
  ['Bandwidth', '1 Gbit/s'],
  ['VLAN', '204'],
];

/** The last step: the values of the other steps. */
export function Review(): JSX.Element {
  return (
    <Stack>
      {section('Service', 'service', service)}
      {section('Sites', 'sites', sites, 'Choose an address for the B end.')}
      {section('Configuration', 'configuration', configuration)}
    </Stack>
  );
}
