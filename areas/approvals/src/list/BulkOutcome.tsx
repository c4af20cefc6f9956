import { approvalPath } from '@quayside/contract/paths/approvals';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { useEffect, useRef, type JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import type { BulkResults } from '../api.ts';

export interface BulkOutcomeProps {
  decision: 'approve' | 'reject';
  results: BulkResults;
  onDismiss: () => void;
}

/** The result of each approval, those that failed first. It takes the focus, because the selection is gone. */
export function BulkOutcome({ decision, results, onDismiss }: BulkOutcomeProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const done = results.filter(({ outcome }) => outcome === 'done');
  const word = decision === 'approve' ? 'approved' : 'rejected';
  return (
    <InlineAlert
      ref={ref}
      tabIndex={-1}
      tone={failed.length === 0 ? 'positive' : 'caution'}
      live="polite"
      title={
        failed.length === 0
          ? `${formatCount(done.length)} ${word}`
          : `${formatCount(done.length)} ${word}, ${formatCount(failed.length)} not ${word}`
      }
      action={
        <Button ref={passFocusOn} onClick={onDismiss}>
          Close
        </Button>
      }
    >
      <Capped items={[...failed, ...done]}>
        {(shown) => (
          <Stack as="ul" gap={12}>
            {shown.map(({ id, title, outcome, message }) => (
              <li key={id}>
                <Stack gap={4}>
                  <Stack direction="row" gap={8}>
                    <StatusLabel tone={outcome === 'done' ? 'positive' : 'critical'}>
                      {outcome === 'done' ? resultWords[decision] : 'Failed'}
                    </StatusLabel>
                    <Link href={approvalPath.href({ approvalId: id })}>
                      <bdi>{title === '' ? id : title}</bdi>
                    </Link>
                  </Stack>
                  {message !== null && <span>{message}</span>}
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Capped>
    </InlineAlert>
  );
}

const resultWords = { approve: 'Approved', reject: 'Rejected' };
