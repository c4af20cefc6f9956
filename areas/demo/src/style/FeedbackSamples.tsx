import { useAddToast } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Heading } from '@quayside/ui/Heading';
import { searchIcon } from '@quayside/ui/icons';
import { InlineAlert, type InlineAlertTone } from '@quayside/ui/InlineAlert';
import { ProgressBar } from '@quayside/ui/ProgressBar';
import { SaveStatus } from '@quayside/ui/SaveStatus';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Stepper } from '@quayside/ui/Stepper';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { SideBySide } from './SideBySide.tsx';

/** Alerts, progress, empty and loading states, and toasts. */
export function FeedbackSamples(): JSX.Element {
  return (
    <Stack gap={32}>
      <SideBySide title="Alerts">{() => <Alerts />}</SideBySide>
      <SideBySide title="Progress">{(appearance) => <Progress appearance={appearance} />}</SideBySide>
      <SideBySide title="Loading and empty">{() => <Waiting />}</SideBySide>
      <Toasts />
    </Stack>
  );
}

const alerts: Readonly<Record<InlineAlertTone, { title: string; text: string }>> = {
  info: { title: 'Works are planned here', text: '26 Nov 2026, 00:00–04:00.' },
  positive: { title: 'This order is complete', text: 'The service is live.' },
  caution: { title: 'Waiting for you', text: 'A construction charge needs your decision.' },
  critical: { title: 'This service is down', text: 'We work on it and tell you more by 12:00.' },
};
const alertTones: readonly InlineAlertTone[] = ['info', 'positive', 'caution', 'critical'];

function Alerts(): JSX.Element {
  return (
    <Stack gap={12}>
      {alertTones.map((tone) => (
        <InlineAlert key={tone} tone={tone} title={alerts[tone].title}>
          {alerts[tone].text}
        </InlineAlert>
      ))}
    </Stack>
  );
}

function Progress({ appearance }: { appearance: string }): JSX.Element {
  return (
    <Stack gap={16}>
      <ProgressBar label={`Priced, ${appearance}`} value={140} max={200} valueText="140 of 200" />
      <SaveStatus status="saved" announce="failures" />
      <Stepper
        current="options"
        steps={[
          { id: 'sites', label: 'Sites', state: 'done' },
          { id: 'options', label: 'Options', state: 'upcoming' },
          { id: 'prices', label: 'Prices', state: 'upcoming' },
        ]}
      />
      <Timeline
        events={[
          { id: 'survey', title: 'Survey done', state: 'done' },
          { id: 'charge', title: 'Charge to approve', state: 'needsYou' },
          { id: 'build', title: 'Build', state: 'coming' },
        ]}
      />
    </Stack>
  );
}

function Waiting(): JSX.Element {
  return (
    <Stack gap={16}>
      <Skeleton lines={3} />
      <EmptyState icon={searchIcon} title="No case fits these filters" headingLevel={3}>
        Clear a filter to see more.
      </EmptyState>
    </Stack>
  );
}

/** A toast belongs to the whole portal, so it has one appearance. */
function Toasts(): JSX.Element {
  const addToast = useAddToast();
  return (
    <section aria-label="Toasts">
      <Stack gap={12}>
        <Heading>Toasts</Heading>
        <Stack direction="row" gap={8}>
          {alertTones.map((tone) => (
            <Button key={tone} onClick={() => addToast({ tone, text: alerts[tone].title })}>
              {alerts[tone].title}
            </Button>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
