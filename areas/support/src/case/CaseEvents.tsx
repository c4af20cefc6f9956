import { casePath } from '@quayside/contract/paths/support';
import { CalendarButton } from '@quayside/shared/calendar/CalendarButton.tsx';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { StatusWord } from '@quayside/page-kit/schema';
import type { CaseDetails } from '../api.ts';

type Appointment = NonNullable<CaseDetails['appointment']>;
type Incident = NonNullable<CaseDetails['incident']>;

const appointmentWords: Record<Appointment['state'], StatusWord> = {
  proposed: { text: 'Proposed, please confirm', tone: 'caution' },
  confirmed: { text: 'Confirmed', tone: 'positive' },
  done: { text: 'Done', tone: 'neutral' },
  missed: { text: 'Missed', tone: 'critical' },
};

/** For a user who cannot confirm it. */
const proposed: StatusWord = { text: 'Proposed', tone: 'neutral' };

const incidentWords: Record<Incident['state'], StatusWord> = {
  investigating: { text: 'Investigating', tone: 'critical' },
  identified: { text: 'Cause found', tone: 'caution' },
  monitoring: { text: 'Watching the fix', tone: 'info' },
  resolved: { text: 'Resolved', tone: 'positive' },
};

export interface CaseAppointmentProps {
  appointment: Appointment;
  case: Pick<CaseDetails, 'caseNumber' | 'subject' | 'siteName'>;
  /** The user may write in the conversation, where a visit is confirmed. */
  canReply: boolean;
}

/** The visit of an engineer. */
export function CaseAppointment({
  appointment,
  case: { caseNumber, subject, siteName },
  canReply,
}: CaseAppointmentProps): JSX.Element {
  const { from, to, engineer, state } = appointment;
  const { text, tone } = state === 'proposed' && !canReply ? proposed : appointmentWords[state];
  return (
    <Card as="section" title="Engineer’s visit">
      <Stack gap={12}>
        <div>
          <StatusLabel tone={tone} emphasis={state === 'proposed' ? 'strong' : 'quiet'}>
            {text}
          </StatusLabel>
        </div>
        <DescriptionList
          columns={2}
          items={[
            {
              id: 'when',
              term: 'When',
              description: <SiteTime from={from} to={to} />,
            },
            { id: 'who', term: 'Engineer', description: engineer },
          ]}
        />
        {(state === 'proposed' || state === 'confirmed') && (
          <div>
            <CalendarButton
              event={{
                id: `visit-${caseNumber}`,
                title: `Engineer’s visit: ${subject}`,
                place: siteName ?? '',
                from,
                to,
              }}
              href={casePath.href({ caseNumber })}
            />
          </div>
        )}
        {state === 'proposed' && canReply && <p>Confirm in the conversation, or name another time there.</p>}
      </Stack>
    </Card>
  );
}

/** A larger incident that the case is part of. */
export function CaseIncident({ incident }: { incident: Incident }): JSX.Element {
  const { id, title, state, affects, startedAt, nextUpdateAt } = incident;
  const { text, tone } = incidentWords[state];
  return (
    <Card as="section" title="Part of a larger incident">
      <Stack gap={12}>
        <div>
          <strong>{title}</strong>
          <br />
          {affects}
        </div>
        <div>
          <StatusLabel tone={tone}>{text}</StatusLabel>
        </div>
        <DescriptionList
          columns={2}
          items={[
            { id: 'id', term: 'Incident', description: id, kind: 'identifier' },
            {
              id: 'started',
              term: 'Began',
              description: <DateTime value={startedAt} format="dateTime" />,
            },
            {
              id: 'next',
              term: 'Next update',
              description: nextUpdateAt !== null && <DateTime value={nextUpdateAt} format="dateTime" />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
