import { TaskDialog } from '@quayside/page-kit/page';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { Combobox, useComboboxState, type ComboboxResults } from '@quayside/ui/Combobox';
import { DateRangeField, type DateRange } from '@quayside/ui/DateRangeField';
import { Field } from '@quayside/ui/Field';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { useEffect, useState, type JSX } from 'react';
import { ConflictAlert, versionWords, type VersionedActionState } from '@quayside/page-kit/versions';
import { toCalendarDay } from '@quayside/page-kit/format';
import type { Delegations } from '../api.ts';
import { compareDelegations } from './compareDelegations.ts';

export interface DelegationDraft {
  readonly personId: string;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

/** The delegation at first, and the colleagues who are found. */
export interface DelegationDialogProps {
  given: Delegations['given'];
  /** Today in London. */
  today: CalendarDay;
  colleagues: ComboboxResults;
  onSearch: (words: string) => void;
  /** What became of the draft that was sent. */
  giving: VersionedActionState<DelegationDraft, Delegations>;
  onDelegate: (draft: DelegationDraft) => void;
  /** Called in a conflict, to decide again with what was chosen. */
  onKeepMine: () => void;
  onCancel: () => void;
}

export function DelegationDialog({
  given,
  today,
  colleagues,
  onSearch,
  giving,
  onDelegate,
  onKeepMine,
  onCancel,
}: DelegationDialogProps): JSX.Element {
  const { props, query } = useComboboxState(given && { id: given.to.id, label: given.to.name });
  const [period, setPeriod] = useState<DateRange>({ start: given?.from ?? today, end: given?.until ?? '' });
  const [isTried, setIsTried] = useState(false);
  useEffect(() => onSearch(query), [query, onSearch]);
  const periodProblem = problemOf(period);
  const isSending = giving.status === 'sending';
  const isConflict = giving.status === 'conflict';

  function submit(): void {
    setIsTried(true);
    if (props.value === null || periodProblem !== undefined) return;
    onDelegate({
      personId: props.value.id,
      from: toCalendarDay(period.start),
      until: toCalendarDay(period.end),
    });
  }

  return (
    <TaskDialog
      title="Delegate my approvals"
      submit="Delegate"
      pending={isSending}
      disabled={isConflict}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <p>
          Your colleague finds your approvals under “Delegated to me” and decides within their own limit. You
          can still decide yourself, and end it early.
        </p>
        <Field
          label="Colleague"
          error={isTried && props.value === null ? 'Choose a colleague from the list.' : undefined}
        >
          <Combobox
            {...props}
            keepText
            required
            placeholder="Name or e-mail"
            results={colleagues}
            disabled={isSending || isConflict}
          />
        </Field>
        <DateRangeField
          label="Days"
          hint="Both days are included."
          value={period}
          onValueChange={setPeriod}
          min={today}
          labels={{ start: 'First day', end: 'Last day' }}
          error={isTried ? periodProblem : undefined}
          disabled={isSending || isConflict}
        />
        {(giving.status === 'failed' || giving.status === 'refused') && (
          <InlineAlert tone="critical" live="assertive" title="Nothing was delegated">
            {giving.message}
          </InlineAlert>
        )}
        {isConflict && (
          <ConflictAlert
            title={versionWords.changedBy('In another tab, you', 'delegation')}
            items={compareDelegations(mine(giving.input, props.value?.label), giving.theirs.given)}
            choices={[
              { label: versionWords.keepMine, onChoose: onKeepMine },
              { label: versionWords.takeTheirs, onChoose: onCancel },
            ]}
          >
            <p>{versionWords.notDone}</p>
          </ConflictAlert>
        )}
      </Stack>
    </TaskDialog>
  );
}

function mine({ personId, from, until }: DelegationDraft, name = ''): Delegations['given'] {
  return { from, until, to: { id: personId, name } };
}

function problemOf({ start, end }: DateRange): string | undefined {
  if (start === '' || end === '') return 'Choose the first and the last day.';
  return end < start ? 'The last day cannot be before the first day.' : undefined;
}
