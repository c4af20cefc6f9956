import { adminPaths } from '@quayside/contract/paths/admin';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { Drawer } from '@quayside/ui/Drawer';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { auditActionWords, auditFieldWords, type AdminView } from '../adminWords.ts';
import type { AuditEntry } from '../api.ts';

/** One entry of the audit with the values before and after. */
export function AuditDrawer({
  view,
  entry,
  onClose,
}: {
  view: AdminView;
  entry: AuditEntry;
  onClose: () => void;
}): JSX.Element {
  const { id, at, person, action, subject, changes } = entry;
  return (
    <Drawer open title={auditActionWords[action]} onClose={onClose}>
      <Stack gap={24}>
        <DescriptionList
          items={[
            { id: 'at', term: 'When', description: <DateTime value={at} format="dateTime" /> },
            { id: 'who', term: 'Who', description: person.name },
            {
              id: 'subject',
              term: 'Subject',
              description:
                subject.kind === 'user' ? (
                  <Link href={adminPaths[view].user.href({ userId: subject.id })}>
                    <bdi>{subject.name}</bdi>
                  </Link>
                ) : (
                  subject.name
                ),
            },
            { id: 'number', term: 'Entry', description: id, kind: 'identifier' },
          ]}
        />
        {changes.length === 0 ? (
          <Text>Nothing was changed by this.</Text>
        ) : (
          <Capped items={changes}>{(shown) => <DiffList items={shown.map(toDiff)} />}</Capped>
        )}
      </Stack>
    </Drawer>
  );
}

function toDiff({ field, before, after }: AuditEntry['changes'][number]): DiffItem {
  const term = auditFieldWords[field];
  if (before === null) return { id: field, term, kind: 'added', after };
  if (after === null) return { id: field, term, kind: 'removed', before };
  return { id: field, term, kind: 'changed', before, after };
}
