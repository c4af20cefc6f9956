import { servicePath } from '@quayside/contract/paths/services';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { PlannedWork } from './api.ts';

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
      <Capped items={works}>
        {(shown) =>
          shown.map((work) => (
            <Stack gap={4} key={work.id}>
              <strong>{work.title}</strong>
              <span>
                <SiteTime from={work.from} to={work.to} />
              </span>
              <span>{`${work.expectedImpact}.`}</span>
              {hasServices && <Services work={work} />}
            </Stack>
          ))
        }
      </Capped>
    </Stack>
  );
}

function Services({ work: { services, serviceCount } }: { work: PlannedWork }): JSX.Element | null {
  const [first] = services;
  if (first === undefined) return null;
  return (
    <span>
      <span>
        {serviceCount === 1 ? 'Affects ' : `Affects ${formatCount(serviceCount)} of your services, such as `}
      </span>
      <Link href={servicePath.href({ serviceId: first.id })}>{first.name}</Link>
    </span>
  );
}
