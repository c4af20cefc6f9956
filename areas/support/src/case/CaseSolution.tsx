import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Field } from '@quayside/ui/Field';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel, type StatusLabelTone } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import { TextArea } from '@quayside/ui/TextArea';
import { useRef, useState, type JSX, type SubmitEvent } from 'react';
import type { CaseDetails } from '../api.ts';

/** A solution that we proposed, and the customer's decision. */
export type CaseResolution = NonNullable<CaseDetails['resolution']>;

export interface CaseSolutionProps {
  resolution: CaseResolution;
  /** Whether the user may accept or reject it now. */
  canDecide: boolean;
  /** Why the user may not decide about it. Missing if the user may, or if it is decided. */
  refusal?: string | undefined;
  now: number;
  /** The reason for rejecting the solution, as typed so far; null while the user does not reject it. */
  reason: string | null;
  onReasonChange: (reason: string | null) => void;
  onAccept: () => void;
  onReject: (reason: string) => void;
  /** The decision that is being sent. */
  running: 'accept' | 'reject' | null;
  /** The reason why the decision was not saved. */
  problem?: string | undefined;
}

export function CaseSolution(props: CaseSolutionProps): JSX.Element {
  const { resolution, canDecide, refusal, now, reason, onReasonChange, onAccept, running, problem } = props;
  const { summary, proposedAt, closesAt, decision } = resolution;
  const { text, tone } = decisionWords[decision];
  return (
    <Card
      as="section"
      title="Our solution"
      lead={
        <>
          Proposed on <DateTime value={proposedAt} format="dateTime" />
        </>
      }
    >
      <Stack gap={16}>
        <p>{summary}</p>
        {!canDecide && (
          <div>
            <StatusLabel tone={tone}>{text}</StatusLabel>
          </div>
        )}
        {refusal !== undefined && <Text tone="quiet">{refusal}</Text>}
        {canDecide && (
          <p>
            If we hear nothing from you, the case closes automatically on{' '}
            <strong>
              <DateTime value={closesAt} format="dateTime" />
            </strong>{' '}
            (<RelativeTime value={closesAt} now={now} />
            ).
          </p>
        )}
        {problem !== undefined && (
          <InlineAlert tone="critical" live="assertive" title="We couldn’t save your decision">
            {problem}
          </InlineAlert>
        )}
        {canDecide && reason === null && (
          <Stack direction="row" gap={8}>
            <Button variant="primary" pending={running === 'accept'} onClick={onAccept}>
              Accept and close the case
            </Button>
            <Button disabled={running !== null} onClick={() => onReasonChange('')}>
              Reject…
            </Button>
          </Stack>
        )}
        {canDecide && reason !== null && <RejectForm {...props} reason={reason} />}
      </Stack>
    </Card>
  );
}

const decisionWords: Record<CaseResolution['decision'], { text: string; tone: StatusLabelTone }> = {
  pending: { text: 'Waiting for your company’s decision', tone: 'caution' },
  accepted: { text: 'Accepted', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'critical' },
  expired: { text: 'Closed without an answer', tone: 'neutral' },
};

const longestReason = 4000;

function RejectForm({
  reason,
  onReasonChange,
  onReject,
  running,
}: CaseSolutionProps & { reason: string }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  const error =
    reason.length > longestReason
      ? 'Shorten your reason to 4,000 characters.'
      : isTried && reason.trim() === ''
        ? 'Tell us what does not work yet, so that we know what to do.'
        : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() === '' || reason.length > longestReason) area.current?.focus();
    else onReject(reason);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={12}>
        <Field
          label="What does not work yet?"
          hint="Rejecting opens the case again. We add your reason to the conversation."
          error={error}
        >
          <TextArea
            ref={area}
            // The user has just asked for this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
            autoFocus
            required
            rows={3}
            value={reason}
            readOnly={running === 'reject'}
            onChange={({ target }) => onReasonChange(target.value)}
          />
        </Field>
        <Stack direction="row" gap={8}>
          <Button type="submit" variant="primary" pending={running === 'reject'}>
            Reject and open the case again
          </Button>
          <Button variant="quiet" disabled={running !== null} onClick={() => onReasonChange(null)}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
