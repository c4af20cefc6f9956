import { Meter } from '@quayside/ui/Meter';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount, formatDay } from '@quayside/page-kit/format';
import type { Requirement } from '../api.ts';
import { formatPounds } from './formatPounds.ts';

export function RequirementList({ requirements }: { requirements: readonly Requirement[] }): JSX.Element {
  return (
    <Capped items={requirements}>
      {(shown) => (
        <Stack as="ul" gap={24}>
          {shown.map((requirement) => (
            <li key={requirement.id}>
              <RequirementMeter requirement={requirement} />
            </li>
          ))}
        </Stack>
      )}
    </Capped>
  );
}

function RequirementMeter({ requirement }: { requirement: Requirement }): JSX.Element {
  const { name, done, needed, detail } = requirement;
  return (
    <Stack gap={4}>
      <Meter
        label={name}
        data={{ status: 'ready', value: done }}
        max={needed}
        valueText={progressOf(requirement)}
        thresholds={[{ from: needed, label: 'Reached', tone: 'positive' }]}
      />
      <Text as="small" tone="quiet">
        {detail}
      </Text>
    </Stack>
  );
}

/** Returns the progress of a requirement, such as `2 of 3, by 31 Mar 2027`. */
function progressOf({ unit, done, needed, dueOn }: Requirement): string {
  const format = unit === 'pence' ? formatPounds : formatCount;
  const figures = `${format(done)} of ${format(needed)}`;
  return done >= needed ? figures : `${figures}, by ${formatDay(dueOn)}`;
}
