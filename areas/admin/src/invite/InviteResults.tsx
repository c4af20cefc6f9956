import { adminPaths } from '@quayside/contract/paths/admin';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { StatusWord } from '@quayside/page-kit/schema';
import { type AdminView } from '../adminWords.ts';
import type { Invitations } from '../api.ts';

type Result = Invitations['results'][number];

const outcomeWords: Readonly<Record<Result['outcome'], StatusWord>> = {
  invited: { text: 'Invited', tone: 'positive' },
  exists: { text: 'Already a user', tone: 'info' },
  duplicate: { text: 'Listed twice', tone: 'neutral' },
  notValid: { text: 'Not an e-mail address', tone: 'critical' },
};

export function InviteResults({
  view,
  results,
  onAgain,
}: {
  view: AdminView;
  results: Invitations['results'];
  onAgain: () => void;
}): JSX.Element {
  const sent = results.filter(({ outcome }) => outcome === 'invited').length;
  const isAll = sent === results.length;
  return (
    <Stack gap={24} ref={takeFocus} tabIndex={-1}>
      <InlineAlert
        tone={isAll ? 'positive' : 'caution'}
        live="polite"
        title={sent === 1 ? '1 invitation sent' : `${sent} invitations sent`}
      >
        {isAll
          ? 'They expire in 7 days. You can resend or revoke them on the page of each user.'
          : `${results.length - sent} of ${results.length} addresses got no invitation. The list says why.`}
      </InlineAlert>
      <Capped items={results}>
        {(shown) => (
          <Table
            caption="Results"
            hideCaption
            columns={columnsOf(view)}
            rowId={({ id }) => id}
            data={{ status: 'ready', rows: shown.map((result, index) => ({ ...result, id: String(index) })) }}
          />
        )}
      </Capped>
      <Stack direction="row" gap={8}>
        <ButtonLink variant="primary" href={adminPaths[view].users.href({ status: 'invited' })}>
          Show who is invited
        </ButtonLink>
        <Button onClick={onAgain}>Invite more</Button>
      </Stack>
    </Stack>
  );
}

function columnsOf(view: AdminView): readonly TableColumn<Result & { readonly id: string }>[] {
  return [
    {
      id: 'email',
      header: 'Address',
      isRowHeader: true,
      width: 'wide',
      cell: ({ email, userId }) =>
        userId === null ? (
          <bdi>{email}</bdi>
        ) : (
          <Link href={adminPaths[view].user.href({ userId })}>
            <bdi>{email}</bdi>
          </Link>
        ),
    },
    {
      id: 'outcome',
      header: 'Result',
      cell: ({ outcome }) => (
        <StatusLabel tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].text}</StatusLabel>
      ),
    },
  ];
}

/** The button that had focus is gone. */
function takeFocus(root: HTMLElement | null): void {
  root?.focus();
}
