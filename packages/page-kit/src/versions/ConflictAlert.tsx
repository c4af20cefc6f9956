'use client';

import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { DiffList, type DiffItem, type DiffListLabels } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { LastChange } from './lastChange.ts';
import { LastChangeText } from './LastChangeText.tsx';
import { versionWords } from './versionWords.ts';

/** One way out of a conflict. */
export interface ConflictChoice {
  label: string;
  onChoose: () => void;
  /** Default false. */
  pending?: boolean;
}

/** A conflict: what happened, both versions, and the ways out. */
export interface ConflictAlertProps {
  /** What happened, such as `versionWords.changedBy(name, 'deal')`. It names the author of `change`. */
  title: ReactNode;
  /** What they did, and when. Default: the alert does not say so. */
  change?: LastChange | null;
  /** The present time in milliseconds since 1970. Default: the time of the change is absolute. */
  nowMs?: number | undefined;
  /** What became of the user's own change. */
  children?: ReactNode;
  /** The fields in which the versions differ: the user's before, theirs after. */
  items: readonly DiffItem[];
  /** More items than this are counted, not listed. Default: all are listed. */
  mostItems?: number;
  /** The names of the two sides. Default: your version, their version. */
  labels?: Partial<DiffListLabels>;
  /** The ways out, alike and none preselected. Empty where the dialog around the alert has them. */
  choices: readonly ConflictChoice[];
}

/** Says that another person was first, shows both versions side by side, and lets the user decide. */
export function ConflictAlert({
  title,
  change,
  nowMs,
  children,
  items,
  mostItems = items.length,
  labels,
  choices,
}: ConflictAlertProps): JSX.Element {
  const moreCount = items.length - mostItems;
  return (
    <InlineAlert ref={passFocusOn} tone="caution" live="assertive" title={title}>
      <Stack gap={12}>
        {change && (change.what !== undefined || change.at !== null) && (
          <p>
            <LastChangeText change={change} nowMs={nowMs} isNamed />
          </p>
        )}
        {children}
        {items.length > 0 && (
          <DiffList
            comparison="conflict"
            items={items.slice(0, mostItems)}
            labels={{ mine: versionWords.mine, theirs: versionWords.theirs, ...labels }}
          />
        )}
        {moreCount > 0 && <span>{`and ${moreCount} more`}</span>}
        {choices.length > 0 && (
          <Stack direction="row" gap={8}>
            {choices.map(({ label, onChoose, pending = false }) => (
              <Button key={label} pending={pending} onClick={onChoose}>
                {label}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </InlineAlert>
  );
}
