import { addressTo, type TypedPath } from '@quayside/portal-core/addresses';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import type { Landing, NextAction } from './api.ts';
import { nextActionWords } from './nextActionWords.ts';
import { atMostLines, oneLine, quietText } from './textStyles.ts';
import { useIsNarrow } from '@quayside/shared/useIsNarrow.ts';

/** The title wraps onto so many lines on a phone. */
const NARROW_TITLE_LINES = 3;

/** The props of the card: the response, its action, and a suggestion for when nothing waits. */
export interface NextStepProps {
  state: AsyncContentState<Landing>;
  pick: (landing: Landing) => NextAction | null;
  /** The suggestion for a user when nothing waits. */
  otherwise: {
    readonly title: string;
    readonly text: string;
    /** Default: there is nothing that this user may begin. */
    readonly begin?: { readonly button: string; readonly href: string } | undefined;
  };
  /** The time of the response, which decides which items are overdue. */
  receivedAtMs: number | null;
  onRetry: () => void;
}

/** The one thing to do first. */
export function NextStep({ state, pick, otherwise, receivedAtMs, onRetry }: NextStepProps): JSX.Element {
  const isNarrow = useIsNarrow();
  return (
    <Card as="section" title="Do this first" style={{ minBlockSize: isNarrow ? '13.5rem' : '12rem' }}>
      <AsyncContent
        state={state}
        placeholder={<Skeleton lines={isNarrow ? 3 + NARROW_TITLE_LINES : 4} />}
        onRetry={onRetry}
        labels={{
          loading: 'Loading what waits for you',
          failed: 'We couldn’t load what waits for you',
        }}
      >
        {(landing) => {
          const next = pick(landing);
          const { title, text, begin } = otherwise;
          return next === null ? (
            <Layout title={title} link={begin}>
              {text}
            </Layout>
          ) : (
            <Action {...next} receivedAtMs={receivedAtMs} />
          );
        }}
      </AsyncContent>
    </Card>
  );
}

function Action({
  kind,
  id,
  title,
  dueAt,
  receivedAtMs,
}: NextAction & Pick<NextStepProps, 'receivedAtMs'>): JSX.Element {
  const { task, button, pattern } = nextActionWords[kind];
  const isOverdue = dueAt !== null && receivedAtMs !== null && Date.parse(dueAt) < receivedAtMs;
  return (
    <Layout
      title={title}
      link={{ button, href: addressTo<TypedPath>(pattern, { [pattern.split(':')[1] ?? '']: id }) }}
    >
      {isOverdue ? (
        <StatusLabel tone="caution">
          Overdue since <DateTime value={dueAt} />
        </StatusLabel>
      ) : (
        <>
          {task}
          {dueAt !== null && (
            <span>
              {' by '}
              <DateTime value={dueAt} />
            </span>
          )}
        </>
      )}
    </Layout>
  );
}

interface LayoutProps {
  title: string;
  link: { readonly button: string; readonly href: string } | undefined;
  children: ReactNode;
}

function Layout({ title, link, children }: LayoutProps): JSX.Element {
  const isNarrow = useIsNarrow();
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <strong style={isNarrow ? atMostLines(NARROW_TITLE_LINES) : oneLine} title={title}>
          {title}
        </strong>
        <span style={quietText}>{children}</span>
      </Stack>
      {link && (
        <Stack align="start">
          <ButtonLink variant="primary" href={link.href}>
            {link.button}
          </ButtonLink>
        </Stack>
      )}
    </Stack>
  );
}
