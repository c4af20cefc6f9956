import type { CalendarDay } from '@quayside/portal-core/calls';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { Delegations } from '../api.ts';

export interface DelegationNoticeProps {
  delegations: Delegations;
  /** Today in London. */
  today: CalendarDay;
  isEnding: boolean;
  onChange: () => void;
  onEnd: () => void;
}

/** Says to whom the user delegates approvals, and who delegates to the user. Nothing without delegations. */
export function DelegationNotice({
  delegations: { given, received },
  today,
  isEnding,
  onChange,
  onEnd,
}: DelegationNoticeProps): JSX.Element {
  return (
    <>
      {given && (
        <InlineAlert
          tone="info"
          live="polite"
          title={
            <>
              <span>{given.from > today ? 'You will delegate to ' : 'Delegated to '}</span>
              <bdi>{given.to.name}</bdi>
              {given.from > today && (
                <span>
                  {' '}
                  from <DateTime value={given.from} />
                </span>
              )}{' '}
              until <DateTime value={given.until} />
            </>
          }
          action={
            <>
              <Button size="compact" disabled={isEnding} onClick={onChange}>
                Change
              </Button>{' '}
              <Button size="compact" pending={isEnding} onClick={onEnd}>
                {given.from > today ? 'Cancel the delegation' : 'End it now'}
              </Button>
            </>
          }
        >
          {given.from > today
            ? 'Until then your approvals wait for you alone.'
            : 'Your approvals wait for both of you. You can still decide yourself.'}
        </InlineAlert>
      )}
      <Capped items={received}>
        {(shown) =>
          shown.map(({ by, until }) => (
            <InlineAlert key={by.id} tone="info">
              <bdi>{by.name}</bdi> has delegated approvals to you until <DateTime value={until} />. What you
              asked for yourself is not among them.
            </InlineAlert>
          ))
        }
      </Capped>
    </>
  );
}
