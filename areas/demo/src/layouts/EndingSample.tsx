import { lazyDialog } from '@quayside/page-kit/loading';
import { useAddToast } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import type { EndingQuestion } from './endingQuestion.ts';

// A dialog brings the headless library with it.
const EndingDialogs = lazyDialog(async () => (await import('./EndingDialogs.tsx')).EndingDialogs);

/** Three ways to end something, by the cost of reversing it. */
export function EndingSample(): JSX.Element {
  const [isFollowed, setIsFollowed] = useState(true);
  const [question, setQuestion] = useState<EndingQuestion | null>(null);
  const addToast = useAddToast();
  function stop(): void {
    setIsFollowed(false);
    addToast({
      tone: 'positive',
      text: 'You no longer follow this case.',
      action: { label: 'Undo', onAction: () => setIsFollowed(true) },
    });
  }
  function end(text: string): void {
    setQuestion(null);
    addToast({ tone: 'positive', text });
  }
  return (
    <Stack gap={24}>
      <PageHeader title="Ending something" lead="The weight of the question follows what is lost." />
      <Grid columns="three" gap={16}>
        <Card as="section" title="One click, and Undo">
          <Stack align="start">
            <span>It can be put back at once.</span>
            <Button aria-pressed={isFollowed} onClick={() => (isFollowed ? stop() : setIsFollowed(true))}>
              {isFollowed ? 'Following' : 'Follow'}
            </Button>
          </Stack>
        </Card>
        <Card as="section" title="A question">
          <Stack align="start">
            <span>It takes time to put it back.</span>
            <Button onClick={() => setQuestion('draft')}>Cancel the draft</Button>
          </Stack>
        </Card>
        <Card as="section" title="The fee, and a word to type">
          <Stack align="start">
            <span>It costs money, or cannot be put back.</span>
            <Button variant="critical" onClick={() => setQuestion('service')}>
              Cease the service
            </Button>
          </Stack>
        </Card>
      </Grid>
      {question !== null && (
        <EndingDialogs question={question} onEnd={end} onCancel={() => setQuestion(null)} />
      )}
    </Stack>
  );
}
