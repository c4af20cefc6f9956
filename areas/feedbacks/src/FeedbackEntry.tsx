import { Badge } from '@quayside/ui/Badge';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { Feedback } from './api.ts';
import { kindWords, statusWords } from './feedbackWords.ts';

/** One feedback, and whether the address of its page, which a response brought, may become a link. */
export interface FeedbackEntryProps {
  feedback: Feedback;
  isPage: (address: string) => boolean;
}

export function FeedbackEntry({ feedback, isPage }: FeedbackEntryProps): JSX.Element {
  const { id, kind, text, page, status, createdAt, reply } = feedback;
  const { text: word, tone } = statusWords[status];
  return (
    <Card
      as="article"
      headingLevel={3}
      title={
        <>
          {kindWords[kind].text} <bdi>{id}</bdi>
        </>
      }
      lead={<DateTime value={createdAt} format="dateTime" />}
      actions={<StatusLabel tone={tone}>{word}</StatusLabel>}
    >
      <Stack gap={12}>
        <Words>{text}</Words>
        {page && (
          <Text tone="quiet">
            About {isPage(page.path) ? <Link href={page.path}>{page.title}</Link> : <bdi>{page.title}</bdi>}
          </Text>
        )}
        {reply && (
          <div style={replyStyle}>
            <Stack gap={8}>
              <Stack direction="row" gap={8}>
                <Badge>Reply</Badge>
                <Text as="span" tone="quiet">
                  <bdi>{reply.by.name}</bdi>, <DateTime value={reply.at} format="dateTime" />
                </Text>
              </Stack>
              <Words>{reply.text}</Words>
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What somebody wrote, in lines that are read with ease. */
function Words({ children }: { children: string }): JSX.Element {
  return (
    <p style={{ margin: 0, maxInlineSize: '42rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </p>
  );
}

const replyStyle = {
  paddingInlineStart: '16px',
  borderInlineStart: '3px solid var(--qs-color-accent-strong)',
} as const;
