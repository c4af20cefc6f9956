import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatCount } from '../../../domain/format.ts';
import type { PlannedWork } from '../api.ts';

/** Planned works, the next one first. `hasServices` names the services that they concern. */
export function PlannedWorkList({
  works,
  hasServices = false,
}: {
  works: readonly PlannedWork[];
  hasServices?: boolean;
}): JSX.Element {
  return (
    <Stack gap={16}>
      {works.map((work) => (
        <Stack gap={4} key={work.id}>
          <strong>{work.title}</strong>
          <span>
            <DateTime value={work.from} end={work.to} format="dateTime" showZone />
          </span>
          <span>{work.expectedImpact}.</span>
          {hasServices && <Services work={work} />}
        </Stack>
      ))}
    </Stack>
  );
}

const SHOWN_SERVICES = 2;

function Services({ work: { services, serviceCount } }: { work: PlannedWork }): JSX.Element {
  const shown = services.slice(0, SHOWN_SERVICES);
  const more = serviceCount - shown.length;
  return (
    <span>
      {serviceCount === 1 ? 'Your service ' : 'Your services '}
      {shown.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={`/services/${id}`}>{name}</Link>
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}
    </span>
  );
}
