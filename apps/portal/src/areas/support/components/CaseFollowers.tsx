import { Avatar } from '@quayside/ui/Avatar';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Combobox, useComboboxState, type ComboboxResults } from '@quayside/ui/Combobox';
import { Field } from '@quayside/ui/Field';
import { IconButton } from '@quayside/ui/IconButton';
import { closeIcon, plusIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { useEffect, useState, type JSX } from 'react';
import type { CaseDetails } from '../api.ts';

/** The followers, and the colleagues who can be added. */
export interface CaseFollowersProps {
  followers: CaseDetails['followers'];
  /** Whether the user may add and remove followers. */
  canChange: boolean;
  /** The person who is being added or removed. */
  pendingId: string | null;
  colleagues: ComboboxResults;
  onSearch: (words: string) => void;
  onAdd: (personId: string) => void;
  onRemove: (personId: string) => void;
}

/** Who is told about news of the case. */
export function CaseFollowers({
  followers,
  canChange,
  pendingId,
  onRemove,
  ...adding
}: CaseFollowersProps): JSX.Element {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      as="section"
      title="Followers"
      lead="They hear about every update of this case."
      actions={
        canChange && (
          <Button
            size="compact"
            icon={plusIcon}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            Add
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {followers.length === 0 ? (
          <p>Nobody follows this case yet.</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none: this gives it back
          <ul role="list" aria-label="Followers" style={plainList}>
            {followers.map(({ id, name }) => (
              <li key={id} style={row}>
                <Avatar name={name} size="small" decorative />
                <bdi style={nameCell}>{name}</bdi>
                {canChange && (
                  <IconButton
                    icon={closeIcon}
                    label={`Remove ${name}`}
                    disabled={pendingId === id}
                    onClick={() => onRemove(id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {canChange && isAdding && <AddFollower {...adding} />}
      </Stack>
    </Card>
  );
}

const plainList = { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' } as const;
const row = { display: 'flex', alignItems: 'center', gap: 8 } as const;
const nameCell = { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' } as const;

type AddFollowerProps = Pick<CaseFollowersProps, 'colleagues' | 'onSearch' | 'onAdd'>;

function AddFollower({ colleagues, onSearch, onAdd }: AddFollowerProps): JSX.Element {
  const { props, query } = useComboboxState();
  const { value, onSelect, onInputChange } = props;
  useEffect(() => onSearch(query), [query, onSearch]);
  // A colleague who was chosen is added at once, and the field is free for the next one.
  useEffect(() => {
    if (value === null) return;
    onAdd(value.id);
    onSelect(null);
    onInputChange('');
  }, [value, onAdd, onSelect, onInputChange]);
  return (
    <Field label="Colleague">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field */}
      <Combobox autoFocus {...props} placeholder="Name or email" results={colleagues} />
    </Field>
  );
}
