import { Button } from '@quayside/ui/Button';
import { Checkbox } from '@quayside/ui/Checkbox';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import { filterIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { useId, useState, type JSX } from 'react';
import { formatCount } from '../../../domain/format.ts';
import type { DocumentList } from '../api.ts';
import { fileTypeNames } from '../fileTypes.ts';
import { countFilters, type ListState } from '../listState.ts';
import { useIsNarrow } from './useIsNarrow.ts';

/** The filters that narrow the list, with the number of documents that each value leaves. A value that leaves none is hidden, unless it is selected. */
export interface DocumentFiltersProps {
  state: ListState;
  facets: DocumentList['facets'];
  onChange: (change: Partial<ListState>) => void;
}

/** The categories and file types to choose from. On a narrow screen a button unfolds them. */
export function DocumentFilters({ state, facets, onChange }: DocumentFiltersProps): JSX.Element {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = countFilters(state);
  const categories = facets.categories.filter(
    (category) => category.count > 0 || state.category.includes(category.id),
  );
  const types = facets.types.filter((type) => type.count > 0 || state.type.includes(type.id));
  return (
    <Stack gap={24}>
      {isNarrow && (
        <Button
          icon={filterIcon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      )}
      {(!isNarrow || isOpen) && (
        <Stack id={id} gap={24}>
          {categories.length > 0 && (
            <FieldGroup label="Category">
              {categories.map(({ id: category, name, count: documents }) => (
                <Checkbox
                  key={category}
                  label={`${name} (${formatCount(documents)})`}
                  checked={state.category.includes(category)}
                  onChange={() => onChange({ category: toggled(state.category, category) })}
                />
              ))}
            </FieldGroup>
          )}
          {types.length > 0 && (
            <FieldGroup label="File type">
              {types.map(({ id: type, count: documents }) => (
                <Checkbox
                  key={type}
                  label={`${fileTypeNames[type]} (${formatCount(documents)})`}
                  checked={state.type.includes(type)}
                  onChange={() => onChange({ type: toggled(state.type, type) })}
                />
              ))}
            </FieldGroup>
          )}
          {count > 0 && (
            <div>
              <Button size="compact" onClick={() => onChange({ category: [], type: [] })}>
                Clear filters
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
