import { changePath } from '@quayside/contract/paths/services';
import { CalendarButton } from '@quayside/shared/calendar/CalendarButton.tsx';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Timeline, type TimelineEventState } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { NobodyDecides } from '@quayside/shared/approvals/NobodyDecides.tsx';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { ChangeRequestDetails } from '../api.ts';
import { nextOfChange } from '../changeWords.ts';
import { ChangeWindow } from '../ChangeStatus.tsx';

const approvalWords: Record<NonNullable<ChangeRequestDetails['approval']>['state'], string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  superseded: 'Superseded',
};

/** The next step of a change request, its window and its approval. */
export function WhatHappensNext({
  change,
  approvalHref,
}: {
  change: ChangeRequestDetails;
  /** The address of its approval, where the user may see it. */
  approvalHref?: string | undefined;
}): JSX.Element {
  const { window, approval } = change;
  return (
    <Card as="section" title="What happens next" lead={nextOfChange(change) ?? <NobodyDecides />}>
      <DescriptionList
        columns={2}
        items={[
          {
            id: 'window',
            term: 'Window',
            description: window ? <PlannedWindow change={change} window={window} /> : withoutWindow(change),
          },
          {
            id: 'approval',
            term: 'Approval',
            description: approval ? (
              <Approval approval={approval} href={approvalHref} mayDecide={change.waitingFor === 'you'} />
            ) : (
              'Not asked for yet'
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The window of a change, for the user's own calendar once it is settled. */
function PlannedWindow({
  change: { id, title, service, siteName, status },
  window,
}: {
  change: ChangeRequestDetails;
  window: NonNullable<ChangeRequestDetails['window']>;
}): JSX.Element {
  return (
    <Stack gap={4} align="start">
      <span>
        <ChangeWindow window={window} />
      </span>
      {status === 'scheduled' && (
        <CalendarButton
          event={{
            id,
            title: `${title}: ${service.name}`,
            place: siteName,
            from: window.from,
            to: window.to,
          }}
          href={changePath.href({ id })}
        />
      )}
    </Stack>
  );
}

/** The time of a change that has no window yet. */
function withoutWindow({ status, type }: ChangeRequestDetails): string {
  if (status === 'rejected' || status === 'cancelled') return 'None';
  if (type === 'contact') return 'None is needed';
  return type === 'cease' ? 'The night of the last day' : 'The first possible night';
}

function Approval({
  approval,
  href,
  mayDecide,
}: {
  approval: NonNullable<ChangeRequestDetails['approval']>;
  href: string | undefined;
  mayDecide: boolean;
}): JSX.Element {
  const { id, state, by, at, comment } = approval;
  return (
    <>
      <span>{by === null ? approvalWords[state] : `${approvalWords[state]} by ${by}`}</span>
      {at !== null && (
        <span>
          , <DateTime value={at} />
        </span>
      )}
      {comment !== '' && <span>{`: “${comment}”`}</span>}
      {href !== undefined && (
        <>
          <br />
          <Link href={href}>{mayDecide ? `Decide in Approvals: ${id}` : `Approval ${id}`}</Link>
        </>
      )}
    </>
  );
}

const stepStates: Record<ChangeRequestDetails['schedule'][number]['state'], TimelineEventState> = {
  done: 'done',
  current: 'current',
  upcoming: 'coming',
  failed: 'needsYou',
};

/** The steps of the work, once it is scheduled. */
export function ChangeSchedule({
  schedule,
}: {
  schedule: ChangeRequestDetails['schedule'];
}): JSX.Element | null {
  if (schedule.length === 0) return null;
  return (
    <Card as="section" title="Schedule">
      <Capped items={schedule}>
        {(shown) => (
          <Timeline
            labels={{ needsYou: 'Failed' }}
            events={shown.map(({ title, from, to, state }) => ({
              id: from,
              title,
              time: { dateTime: from, text: <SiteTime from={from} to={to} /> },
              state: stepStates[state],
              ...(state === 'failed' && {
                detail: 'This step failed, so the service was restored as it was.',
              }),
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}
