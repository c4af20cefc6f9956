import type { servicesPath } from '@quayside/contract/paths/services';
import type { supportPath } from '@quayside/contract/paths/support';
import { addressTo, type AddressOf } from '@quayside/portal-core/addresses';
import type { Moment } from '@quayside/portal-core/calls';
import { useStore } from '@quayside/portal-core/react';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { useState, type JSX } from 'react';
import { formatCount, timeZone } from '@quayside/page-kit/format';
import type { Landing } from './api.ts';
import {
  heightOf,
  ShortList,
  ShortListPlaceholder,
  type ShortListItem,
  type ShortListSize,
} from './ShortList.tsx';
import { useIsNarrow } from '@quayside/shared/useIsNarrow.ts';

type ApolloLanding = NonNullable<Landing['apollo']>;

/** On a phone the texts wrap, and there is one row less. */
const sizes = { wide: { rows: 4, lines: 1 }, narrow: { rows: 3, lines: 2 } } as const;

/** As tall as a status, so that its placeholder is no shorter. */
const line = { minBlockSize: '1.5rem' };

const incidentWords: Readonly<Record<ApolloLanding['incidents'][number]['state'], string>> = {
  investigating: 'Being investigated',
  identified: 'Cause found',
  monitoring: 'Repaired, being watched',
  resolved: 'Resolved',
};

/** The present interruptions, and the next planned work. */
export function ServiceState({ state }: { state: AsyncContentState<Landing> }): JSX.Element {
  const size = useIsNarrow() ? sizes.narrow : sizes.wide;
  return (
    <Card
      as="section"
      title="Down or planned"
      footer={
        <Link href={'/support' satisfies AddressOf<typeof supportPath>}>Planned works and open cases</Link>
      }
    >
      <AsyncContent
        state={state}
        placeholder={
          <Stack gap={12}>
            <div style={line}>
              <Skeleton length="medium" />
            </div>
            <ShortListPlaceholder {...size} />
          </Stack>
        }
        labels={{
          loading: 'Loading the state of your services',
          failed: 'We couldn’t load the state of your services',
        }}
      >
        {({ apollo }) => apollo && <Known apollo={apollo} size={size} />}
      </AsyncContent>
    </Card>
  );
}

function Known({ apollo, size }: { apollo: ApolloLanding; size: ShortListSize }): JSX.Element {
  const [openedAtMs] = useState(Date.now);
  const ownZone = useStore(timeZone);
  const items = [...incidentRows(apollo, openedAtMs), ...workRows(apollo, ownZone)];
  return (
    <Stack gap={12}>
      <div style={line}>
        <Health health={apollo.health} />
      </div>
      {items.length > 0 ? (
        <ShortList label="Incidents and planned works" items={items} {...size} />
      ) : (
        <div style={{ minBlockSize: heightOf(size) }}>
          No incidents, and no works are planned where you have services.
        </div>
      )}
    </Stack>
  );
}

function Health({ health }: Pick<ApolloLanding, 'health'>): JSX.Element | null {
  if (health === null) return null;
  const { down, degraded } = health;
  if (down + degraded === 0) return <StatusLabel tone="positive">All your services are up</StatusLabel>;
  return (
    <Stack direction="row" gap={16}>
      {down > 0 && (
        <Link href={'/services?health=down' satisfies AddressOf<typeof servicesPath>}>
          <StatusLabel tone="critical">{`${formatCount(down)} down`}</StatusLabel>
        </Link>
      )}
      {degraded > 0 && (
        <Link href={'/services?health=degraded' satisfies AddressOf<typeof servicesPath>}>
          <StatusLabel tone="caution">{`${formatCount(degraded)} degraded`}</StatusLabel>
        </Link>
      )}
    </Stack>
  );
}

function incidentRows({ incidents, health }: ApolloLanding, nowMs: number): ShortListItem[] {
  return incidents.map(({ id, title, state, town, nextUpdateAt, affectedCount }) => ({
    id,
    title,
    // Without access to services, or with none that is affected, Support says more about it.
    href:
      health === null || affectedCount === 0
        ? ('/support' satisfies AddressOf<typeof supportPath>)
        : addressTo<typeof servicesPath>('/services', {}, { q: town, health: ['down', 'degraded'] }),
    detail: (
      <>
        <span>{incidentWords[state]}</span>
        {nextUpdateAt !== null && (
          <>
            <span>{Date.parse(nextUpdateAt) < nowMs ? ' · update was due ' : ' · next update '}</span>
            <DateTime value={nextUpdateAt} format="dateTime" showZone />
          </>
        )}{' '}
        <span>{`· ${servicesInWords(affectedCount)} affected`}</span>
      </>
    ),
  }));
}

function workRows({ plannedWorks }: ApolloLanding, ownZone: string | undefined): ShortListItem[] {
  return plannedWorks.map(({ id, title, from, to, serviceCount }) => ({
    id,
    title,
    href: '/support' satisfies AddressOf<typeof supportPath>,
    detail: (
      <>
        Planned for <DateTime value={from} end={to} format="dateTime" showZone timeZone={london} />{' '}
        {clock(from, ownZone) !== clock(from, london) && (
          <span>
            (<DateTime value={from} end={to} format="dateTime" showZone />){' '}
          </span>
        )}
        <span>{`· ${servicesInWords(serviceCount)}`}</span>
      </>
    ),
  }));
}

const london = 'Europe/London';

/** What the clocks of a zone show. `SiteTime` compares zones too, but is 20 kB for this page. */
function clock(time: Moment, zone: string | undefined): string {
  return new Date(time).toLocaleString('en', { timeZone: zone });
}

function servicesInWords(count: number): string {
  return count === 1 ? '1 service' : `${formatCount(count)} services`;
}
