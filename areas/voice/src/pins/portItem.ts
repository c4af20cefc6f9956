import { portPath } from '@quayside/contract/paths/voice';
import type { PinnableItem } from '@quayside/page-kit/pins';
import { titleOfPort } from '../portTexts.ts';
import type { PortSummary } from '../portsApi.ts';

export function portItem(port: Pick<PortSummary, 'id' | 'numbers'>): PinnableItem {
  return {
    kind: 'number-port',
    id: port.id,
    title: `Port of ${titleOfPort(port)}`,
    href: portPath.href({ portId: port.id }),
  };
}
