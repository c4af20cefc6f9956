import { useMay } from '@quayside/shared/rights/useMay.ts';
import { lazySection } from '@quayside/page-kit/loading';
import { newPortPath, voicePath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { plusIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import { NumbersPanel } from './numbers/NumbersPanel.tsx';

// Most visits are about numbers.
const TrunksPanel = lazySection(
  async () => (await import('./trunks/TrunksPanel.tsx')).TrunksPanel,
  <Skeleton lines={8} />,
);
const PortsPanel = lazySection(
  async () => (await import('./ports/PortsPanel.tsx')).PortsPanel,
  <Skeleton lines={8} />,
);

/** Voice: numbers, trunks and ports. The tab is in the address. */
export function VoicePage(): JSX.Element {
  const [{ tab }, change] = usePathState(voicePath);
  const canPort = useMay('requestChanges');
  return (
    <PageContent>
      <PageHeader
        title="Voice"
        lead="Your telephone numbers, the trunks that carry their calls, and the numbers that you bring to us."
        actions={
          canPort && (
            <ButtonLink variant="primary" icon={plusIcon} href={newPortPath.href()}>
              Port numbers
            </ButtonLink>
          )
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
  return panel;
}
