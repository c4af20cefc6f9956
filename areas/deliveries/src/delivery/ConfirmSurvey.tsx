import { Button } from '@quayside/ui/Button';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { AnswerPanelProps } from './answerPanel.ts';

export function ConfirmSurvey({
  action,
  isSending,
  onAnswer,
  slotId,
  onSlotChange,
}: AnswerPanelProps & {
  /** The time that is chosen; null for none. */
  slotId: string | null;
  onSlotChange: (slotId: string) => void;
}): JSX.Element {
  const [isMissing, setIsMissing] = useState(false);
  function handleConfirm(): void {
    if (slotId === null) setIsMissing(true);
    else onAnswer({ answer: 'confirm', slotId });
  }
  return (
    <Stack gap={16} align="start" screenOnly>
      <Capped items={action.slots}>
        {(shown) => (
          <RadioGroup
            label="Time of the survey"
            layout="cards"
            options={shown.map((slot) => ({
              value: slot.id,
              label: <SiteTime from={slot.from} to={slot.to} />,
            }))}
            value={slotId}
            onValueChange={(value) => {
              onSlotChange(value);
              setIsMissing(false);
            }}
            error={isMissing ? 'Choose a time' : undefined}
          />
        )}
      </Capped>
      <Button variant="primary" pending={isSending} onClick={handleConfirm}>
        Confirm this time
      </Button>
    </Stack>
  );
}
