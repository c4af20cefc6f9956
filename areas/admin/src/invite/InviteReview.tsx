import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { artemisAccessWords, roleNames } from '../adminWords.ts';
import { parseAddresses } from './parseAddresses.ts';
import type { InviteValues } from './inviteSchema.ts';

export interface InviteReviewProps {
  values: InviteValues;
  pending: boolean;
  /** The reason why the last attempt failed. */
  problem: string | null;
  onSend: () => void;
  onBack: () => void;
}

/** The summary before invitations are sent. */
export function InviteReview({ values, pending, problem, onSend, onBack }: InviteReviewProps): JSX.Element {
  const typed = parseAddresses(values.addresses);
  const ready = typed.filter(({ state }) => state === 'ready');
  const duplicates = typed.filter(({ state }) => state === 'duplicate');
  const people = ready.length === 1 ? '1 person' : `${ready.length} people`;
  return (
    <Stack gap={24} ref={takeFocus} tabIndex={-1}>
      {problem !== null && (
        <InlineAlert tone="critical" live="assertive" title="No invitation was sent">
          {problem}
        </InlineAlert>
      )}
      {duplicates.length > 0 && (
        <InlineAlert tone="info" title="Some addresses were listed twice">
          {`We send one invitation to each: ${duplicates.map(({ email }) => email).join(', ')}`}
        </InlineAlert>
      )}
      <Card
        as="section"
        title={`Invite ${people}`}
        lead="Each gets an e-mail with a link that works for 7 days."
      >
        <Stack gap={24}>
          <DescriptionList
            columns={3}
            items={[
              { id: 'roles', term: 'Roles', description: roleNames(values.roles) },
              { id: 'apollo', term: 'Apollo', description: values.apolloAccess ? 'All pages' : 'No access' },
              { id: 'artemis', term: 'Artemis', description: artemisAccessWords[values.artemisAccess] },
            ]}
          />
          <Capped items={ready}>
            {(shown) => (
              <ul style={list}>
                {shown.map(({ email }) => (
                  <li key={email}>
                    <bdi>{email}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </Capped>
        </Stack>
      </Card>
      <Stack direction="row" gap={8}>
        <Button variant="primary" pending={pending} onClick={onSend}>
          {ready.length === 1 ? 'Send 1 invitation' : `Send ${ready.length} invitations`}
        </Button>
        <Button disabled={pending} onClick={onBack}>
          Back
        </Button>
      </Stack>
    </Stack>
  );
}

/** The button that had focus is gone. */
function takeFocus(root: HTMLElement | null): void {
  root?.focus();
}

const list = { margin: 0, overflowWrap: 'anywhere' } as const;
