import { styleDemoPath } from '@quayside/contract/paths/demo';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX } from 'react';
import { DemoPart } from '../DemoPart.tsx';
import { ComparisonProvider } from './SideBySide.tsx';
import { usePathState } from '@quayside/page-kit/page';

const tabIds = ['foundations', 'controls', 'display', 'feedback'] as const;

const tabNames = {
  foundations: 'Foundations',
  controls: 'Controls',
  display: 'Data display',
  feedback: 'Feedback',
};

const loadTab = {
  foundations: async () => (await import('./FoundationSamples.tsx')).FoundationSamples,
  controls: async () => (await import('./ControlSamples.tsx')).ControlSamples,
  display: async () => (await import('./DisplaySamples.tsx')).DisplaySamples,
  feedback: async () => (await import('./FeedbackSamples.tsx')).FeedbackSamples,
};

/** Tokens and components of the design system, live, in two appearances side by side. */
export function StyleDemoPage(): JSX.Element {
  const [{ tab, compare: comparison }, show] = usePathState(styleDemoPath);
  return (
    <PageContent>
      <PageHeader
        title="Style demo"
        lead="The tokens and components of the portal, live, with two appearances side by side."
        actions={
          <RadioGroup
            label="Compare"
            layout="horizontal"
            value={comparison}
            onValueChange={(value) => show({ compare: value }, { replace: true })}
            options={[
              { value: 'theme', label: 'Light and dark' },
              { value: 'accent', label: 'Apollo and Artemis' },
              { value: 'density', label: 'Comfortable and compact' },
            ]}
          />
        }
      />
      <ComparisonProvider value={comparison}>
        <Tabs
          label="Parts of the design system"
          value={tab}
          onValueChange={(next) => show({ tab: next }, { replace: true })}
          tabs={tabIds.map((id) => ({
            id,
            label: tabNames[id],
            panel: <DemoPart name={tabNames[id]} load={loadTab[id]} fallback={<Skeleton lines={12} />} />,
          }))}
        />
      </ComparisonProvider>
    </PageContent>
  );
}
