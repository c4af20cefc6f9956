import { newPortPath, voicePath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { plusIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Tabs } from '@quayside/ui/Tabs';
import { lazy, Suspense, type JSX } from 'react';
import { usePathState } from '../../../domain/usePathState.ts';
import { NumbersPanel } from '../numbers/NumbersPanel.tsx';

// Most visits are about numbers.
const TrunksPanel = lazy(async () => ({ default: (await import('../trunks/TrunksPanel.tsx')).TrunksPanel }));
const PortsPanel = lazy(async () => ({ default: (await import('../ports/PortsPanel.tsx')).PortsPanel }));

/** Voice: numbers, trunks and ports. The tab is in the address. */
export function VoicePage(): JSX.Element {
  const [{ tab }, change] = usePathState(voicePath);
  return (
    <PageContent>
      <PageHeader
        title="Voice"
        lead="Your telephone numbers, the trunks that carry their calls, and the numbers that you bring to us."
        actions={
          <ButtonLink variant="primary" icon={plusIcon} href={newPortPath.href()}>
            Port numbers
          </ButtonLink>
        }
      />
      <Tabs
        label="Voice"
        value={tab}
        // The tab is in the address, but Back leaves Voice: arrow keys pass through several tabs.
        onValueChange={(id) => change({ tab: id }, { replace: true })}
        tabs={[
          { id: 'numbers', label: 'Numbers', panel: <NumbersPanel /> },
          { id: 'trunks', label: 'Trunks', panel: later(<TrunksPanel />) },
          { id: 'ports', label: 'Porting', panel: later(<PortsPanel />) },
        ]}
      />
    </PageContent>
  );
}

function later(panel: JSX.Element): JSX.Element {
  return <Suspense fallback={<Skeleton lines={8} />}>{panel}</Suspense>;
}
