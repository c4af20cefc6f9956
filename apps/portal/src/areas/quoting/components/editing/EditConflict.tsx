import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { Capped } from '../../../../domain/Capped.tsx';
import type { QuoteSite } from '../../api.ts';
import type { SaveState } from '../../editor/quoteEditorState.ts';
import {
  isOptionsConflict,
  mergeDrafts,
  resolveConflicts,
  type DraftConflict,
  type MergedDraft,
  type QuoteDraft,
  type Whose,
} from '../../editor/quoteDraft.ts';
import { optionsText } from '../../quoteWords.ts';
import { addressText } from '../../sites.ts';

/** Two versions of a quote. */
export interface EditConflictProps {
  conflict: Extract<SaveState, { status: 'conflict' }>;
  mine: QuoteDraft;
  onResolve: (draft: QuoteDraft) => void;
}

/** Shows both versions of each part that two users changed. The user keeps one version of each, or all of one user. */
export function EditConflict({ conflict, mine, onResolve }: EditConflictProps): JSX.Element {
  const { base, theirs, message } = conflict;
  const merged = mergeDrafts(base, mine, theirs);
  const [decisions, setDecisions] = useState<Readonly<Record<string, Whose>>>({});
  return (
    <InlineAlert tone="caution" live="assertive" title="Nothing is saved yet">
      <Stack gap={16}>
        <p style={{ margin: 0 }}>
          {message} {theirText(merged.theirs)}
        </p>
        <Capped items={merged.conflicts}>
          {(shown) =>
            shown.map((each) => (
              <RadioGroup<Whose>
                key={each.key}
                label={nameOf(each, base)}
                layout="cards"
                value={decisions[each.key] ?? 'mine'}
                options={[
                  { value: 'mine', label: versionText(each, 'mine'), description: 'Your version' },
                  { value: 'theirs', label: versionText(each, 'theirs'), description: 'Saved version' },
                ]}
                onValueChange={(whose) => setDecisions({ ...decisions, [each.key]: whose })}
              />
            ))
          }
        </Capped>
        <Stack direction="row" gap={8}>
          <Button variant="primary" onClick={() => onResolve(resolveConflicts(merged, decisions))}>
            {merged.conflicts.length === 0 ? 'Keep both changes' : 'Save this choice'}
          </Button>
          <Button onClick={() => onResolve({ options: theirs.options, sites: theirs.sites })}>
            Discard my changes
          </Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}

function theirText({ added, changed, removed, options }: MergedDraft['theirs']): string {
  const parts = [
    ...(added > 0 ? [`${sites(added)} added`] : []),
    ...(changed > 0 ? [`${sites(changed)} changed`] : []),
    ...(removed > 0 ? [`${sites(removed)} removed`] : []),
    ...(options ? ['the options changed'] : []),
  ];
  return parts.length === 0 ? '' : `Their changes: ${parts.join(', ')}.`;
}

function sites(count: number): string {
  return count === 1 ? '1 site' : `${count} sites`;
}

function nameOf(conflict: DraftConflict, base: QuoteDraft): string {
  if (isOptionsConflict(conflict)) return 'Options for all sites';
  const site = base.sites.find(({ id }) => id === conflict.key);
  return site ? `Site ${site.address.name}` : 'A site';
}

function versionText(conflict: DraftConflict, whose: Whose): string {
  return isOptionsConflict(conflict) ? optionsText(conflict[whose]) : siteText(conflict[whose]);
}

function siteText(site: QuoteSite | null): string {
  if (site === null) return 'Removed';
  const { address, bEnd, reference, options, fields } = site;
  return [
    addressText(address),
    ...(bEnd ? [`to ${addressText(bEnd)}`] : []),
    ...(reference === '' ? [] : [`reference ${reference}`]),
    ...Object.values(fields),
    ...(options ? [optionsText(options)] : []),
  ].join('; ');
}
