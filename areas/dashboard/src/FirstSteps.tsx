import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { Suggestion } from './suggestions.ts';
import { RowList } from './RowList.tsx';

/** Suggestions for a user's first day. */
export function FirstSteps({ suggestions }: { suggestions: readonly Suggestion[] }): JSX.Element {
  return (
    <Card
      as="section"
      title={suggestions.length === 3 ? 'Three ways to begin' : 'Where to begin'}
      lead="Tomorrow you see here what has changed since your last visit."
    >
      <RowList
        gap="wide"
        rows={suggestions.map((suggestion) => ({
          id: suggestion.href,
          content: <Step {...suggestion} />,
        }))}
      />
    </Card>
  );
}

function Step({ href, title, text, action }: Suggestion): JSX.Element {
  return (
    <Stack gap={8} align="start">
      <div>
        <strong>{title}</strong>
        <div>{text}</div>
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </Stack>
  );
}
