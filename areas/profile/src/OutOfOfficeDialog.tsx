import { TaskDialog } from '@quayside/page-kit/page';
import { Combobox, useComboboxState, type ComboboxResults } from '@quayside/ui/Combobox';
import { DateRangeField, type DateRange } from '@quayside/ui/DateRangeField';
import { Field } from '@quayside/ui/Field';
import { Stack } from '@quayside/ui/Stack';
import { useEffect, useState, type JSX } from 'react';
import { toCalendarDay } from '@quayside/page-kit/format';
import type { OutOfOffice } from '@quayside/shared/entities/entities.ts';

/** The days at first, and the colleagues who are found. */
export interface OutOfOfficeDialogProps {
  outOfOffice: OutOfOffice | null;
  /** Today in London. */
  today: string;
  colleagues: ComboboxResults;
  onSearch: (words: string) => void;
  isSaving: boolean;
  onSave: (outOfOffice: OutOfOffice) => void;
  onCancel: () => void;
}

export function OutOfOfficeDialog({
  outOfOffice,
  today,
  colleagues,
  onSearch,
  isSaving,
  onSave,
  onCancel,
}: OutOfOfficeDialogProps): JSX.Element {
  const standIn = outOfOffice?.standIn;
  const { props, query } = useComboboxState(standIn ? { id: standIn.id, label: standIn.name } : null);
  const [period, setPeriod] = useState<DateRange>({
    start: outOfOffice?.from ?? today,
    end: outOfOffice?.until ?? '',
  });
  const [isTried, setIsTried] = useState(false);
  useEffect(() => onSearch(query), [query, onSearch]);
  const problem = problemOf(period, today);
  const isUnchosen = props.value === null && props.inputValue.trim() !== '';

  function submit(): void {
    setIsTried(true);
    if (problem !== undefined || isUnchosen) return;
    onSave({
      from: toCalendarDay(period.start),
      until: toCalendarDay(period.end),
      standIn: props.value && { id: props.value.id, name: props.value.label },
    });
  }

  return (
    <TaskDialog title="Out of office" submit="Save" pending={isSaving} onSubmit={submit} onCancel={onCancel}>
      <Stack gap={16}>
        <DateRangeField
          label="Days"
          hint="Both days are included."
          value={period}
          onValueChange={setPeriod}
          labels={{ start: 'First day', end: 'Last day' }}
          error={isTried ? problem : undefined}
          disabled={isSaving}
        />
        <Field
          label="Who stands in for you?"
          hint="Colleagues read the name next to yours."
          optional
          error={isTried && isUnchosen ? 'Choose a colleague from the list, or clear the field.' : undefined}
        >
          <Combobox
            {...props}
            keepText
            placeholder="Name or e-mail"
            results={colleagues}
            disabled={isSaving}
          />
        </Field>
      </Stack>
    </TaskDialog>
  );
}

function problemOf({ start, end }: DateRange, today: string): string | undefined {
  if (start === '' || end === '') return 'Choose the first and the last day.';
  if (end < start) return 'The last day cannot be before the first day.';
  return end < today ? 'Choose a last day from today on.' : undefined;
}
