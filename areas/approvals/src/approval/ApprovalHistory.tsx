import { Card } from '@quayside/ui/Card';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDayOf, formatTime } from '@quayside/page-kit/format';
import type { ApprovalDetails } from '../api.ts';
import { approvalEventWords } from '../approvalWords.ts';

/** The history of an approval, newest first. */
export function ApprovalHistory({ history }: { history: ApprovalDetails['history'] }): JSX.Element {
  return (
    <Card as="section" title="History">
      <Capped items={history}>
        {(shown) => (
          <Timeline
            events={shown.map(({ at, event, by, note }) => ({
              id: `${at} ${event}`,
              title: approvalEventWords[event],
              time: { dateTime: at, text: `${formatDayOf(at)}, ${formatTime(at)}` },
              who: <bdi>{by}</bdi>,
              ...(note !== '' && { detail: <bdi>{note}</bdi> }),
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}
