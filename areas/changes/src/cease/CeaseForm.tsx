import { servicePath } from '@quayside/contract/paths/services';
import type { HttpStatusError } from '@quayside/portal-core';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { type DatePreset } from '@quayside/ui/DateField';
import { ActionRefused, lastChangeOf } from '@quayside/page-kit/versions';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { isWeekend } from '@quayside/page-kit/format';
import { Form, FormRadioGroup, FormTextArea, type FormDraft, type SchemaForm } from '@quayside/page-kit/form';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import { ceaseReasonOptions, workingDayFrom, type CeaseValues } from './ceaseRules.ts';
import { CeaseEffects } from './CeaseEffects.tsx';

export interface CeaseFormProps {
  form: SchemaForm<CeaseValues>;
  draft: FormDraft;
  service: ServiceDetails;
  /** The first possible last day, such as `2026-11-21`. */
  earliest: string;
  /** The charges for the chosen day. */
  cost: ReactNode;
  /** The name of this user. Without it, whoever changed the service first counts as another person. */
  ownName?: string;
}

/** Asks when and why a service ends. The fee is above the questions, and follows the chosen day. */
export function CeaseForm({ form, draft, service, earliest, cost, ownName }: CeaseFormProps): JSX.Element {
  const { noticeDays } = service.contract;
  return (
    <Form form={form} draft={draft} conflict={(error) => refusedAlert(error, ownName)}>
      {cost}
      <ContractDateField
        form={form}
        name="ceaseDate"
        label="Last day of the service"
        hint={`The notice period is ${noticeDays} days. We cease services from Monday to Friday.`}
        min={earliest}
        unavailableReason={weekendReason}
        presets={presetsOf(service, earliest)}
        required
      />
      <FormRadioGroup
        form={form}
        name="ceaseReason"
        label="Why are you ending this service?"
        options={ceaseReasonOptions}
      />
      <FormTextArea
        form={form}
        name="reason"
        label="Comment"
        hint="For those who approve it, and for us."
        optional
        rows={3}
      />
      <CeaseEffects service={service} />
      <Stack gap={8}>
        <Text>In the last step you type the number of the service to confirm.</Text>
        {/* Nothing is saved before the last step, so there is no progress to show. */}
        <Stack direction="row" gap={8}>
          <Button type="submit" variant="primary">
            Continue
          </Button>
          <ButtonLink href={servicePath.href({ serviceId: service.id })}>Keep the service</ButtonLink>
        </Stack>
      </Stack>
    </Form>
  );
}

function weekendReason(date: string): string | undefined {
  return isWeekend(date) ? 'We cease services from Monday to Friday' : undefined;
}

function presetsOf({ contractEnd }: ServiceDetails, earliest: string): readonly DatePreset[] {
  const first = { id: 'earliest', label: 'Earliest possible', value: earliest };
  if (contractEnd === null || contractEnd <= earliest) return [first];
  return [first, { id: 'end', label: 'End of the contract, no fee', value: workingDayFrom(contractEnd) }];
}

function refusedAlert(error: HttpStatusError, ownName: string | undefined): JSX.Element {
  return (
    <ActionRefused
      title="The service can’t be ceased now"
      refusal={{
        message:
          error.problem?.message ??
          'It was changed meanwhile. The page of the service says what happens to it.',
        change: lastChangeOf(error),
        ...(ownName !== undefined && { ownName }),
      }}
    />
  );
}
