import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import type { DeliveryAction } from '../../deliveryApi.ts';
import type { AnswerPanelProps } from './answerPanel.ts';

/** Asks the user to choose one of the times for a survey. */
export function ConfirmSurvey({ action, isSending, onAnswer }: AnswerPanelProps): JSX.Element {
  const [slotId, setSlotId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  function handleConfirm(): void {
    if (slotId === null) setIsMissing(true);
    else onAnswer({ answer: 'confirm', slotId });
  }
  return (
    <Stack gap={16} align="start" screenOnly>
      <RadioGroup
        label="Time of the survey"
        layout="cards"
        options={action.slots.map((slot) => ({ value: slot.id, label: <SlotTime slot={slot} /> }))}
        value={slotId}
        onValueChange={(value) => {
          setSlotId(value);
          setIsMissing(false);
        }}
        error={isMissing ? 'Choose a time' : undefined}
      />
      <Button variant="primary" pending={isSending} onClick={handleConfirm}>
        Confirm this time
      </Button>
    </Stack>
  );
}

/** A day, and the hours on it. */
function SlotTime({ slot: { from, to } }: { slot: DeliveryAction['slots'][number] }): JSX.Element {
  return (
    <>
      <DateTime value={from} />, <DateTime value={from} end={to} format="time" showZone />
    </>
  );
}
