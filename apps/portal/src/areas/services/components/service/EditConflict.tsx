import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { serviceNameLabels, type NameConflict, type ServiceNameField } from '../../serviceNames.ts';

type Whose = NameConflict['kept'];

/** The fields that two users changed, and the user's decision. */
export interface EditConflictProps {
  /** The server's sentence that names the other user and the change. */
  message: string;
  conflicts: readonly NameConflict[];
  /** Called with the value to keep for each of the fields. */
  onResolve: (kept: Partial<Record<ServiceNameField, string>>) => void;
}

/** Both versions of each field that two users changed. The user keeps one for each field, or all of one user. */
export function EditConflict({ message, conflicts, onResolve }: EditConflictProps): JSX.Element {
  const [choices, setChoices] = useState<Partial<Record<ServiceNameField, Whose>>>({});
  const whoseOf = ({ field, kept }: NameConflict): Whose => choices[field] ?? kept;
  const chooseAll = (whose: Whose): void =>
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, whose])));
  return (
    <Stack gap={16} ref={takeFocus} tabIndex={-1}>
      <InlineAlert tone="caution" live="assertive" title="Nothing is saved yet">
        {message}
      </InlineAlert>
      {conflicts.map((conflict) => (
        <RadioGroup
          key={conflict.field}
          label={serviceNameLabels[conflict.field]}
          layout="cards"
          options={[
            { value: 'mine', label: textOf(conflict.mine), description: 'Your version' },
            { value: 'theirs', label: textOf(conflict.theirs), description: 'Saved version' },
          ]}
          value={whoseOf(conflict)}
          onValueChange={(whose) => setChoices({ ...choices, [conflict.field]: whose })}
        />
      ))}
      {conflicts.length === 0 && (
        <p style={{ margin: 0 }}>None of the fields below changed. You can save your version.</p>
      )}
      <Stack direction="row" gap={8}>
        <Button
          variant="primary"
          onClick={() =>
            onResolve(Object.fromEntries(conflicts.map((each) => [each.field, each[whoseOf(each)]])))
          }
        >
          {conflicts.length === 0 ? 'Save again' : 'Save this choice'}
        </Button>
        {conflicts.length > 1 && (
          <>
            <Button onClick={() => chooseAll('mine')}>Choose all of yours</Button>
            <Button onClick={() => chooseAll('theirs')}>Choose all saved</Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}

/** The button that had focus is gone. */
function takeFocus(root: HTMLElement | null): void {
  root?.focus();
}

function textOf(value: string): JSX.Element {
  return value === '' ? <em>Empty</em> : <bdi>{value}</bdi>;
}
