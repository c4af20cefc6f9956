import { rules } from '@quayside/contract/access';
import { useAccess } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useDetailPage } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getTrunk, type TrunkDetails } from '../api.ts';
import { TrunkSettings } from './TrunkSettings.tsx';
import { SettingsToRead } from './SettingsToRead.tsx';
import { TrunkView } from './TrunkView.tsx';
import { trunkItem } from '../pins/trunkItem.ts';

export function TrunkPage(): JSX.Element {
  const { trunkId = '' } = useParams();
  // A new key empties the form when the trunk changes.
  return <Trunk key={trunkId} trunkId={trunkId} />;
}

const words = {
  noun: 'trunk',
  titleOf: ({ name }: TrunkDetails) => name,
  pollMs: () => 20_000,
};

function Trunk({ trunkId }: { trunkId: string }): JSX.Element {
  const { props, data: trunk, take, reload } = useDetailPage(getTrunk, { path: { trunkId } }, words);
  const { granted } = useAccess(rules.apolloEndUserPortal);
  return (
    <TrunkView
      trunkId={trunkId}
      {...props}
      canOpenServices={granted}
      pin={trunk && <PinButton {...trunkItem(trunk)} />}
      settings={
        trunk && (
          <>
            {/* If the right is withdrawn, the form keeps what was typed. With nothing typed it renders nothing. */}
            <TrunkSettings trunk={trunk} onReload={reload} onSaved={take} />
            {!trunk.allowedActions.includes('edit') && <SettingsToRead trunk={trunk} />}
          </>
        )
      }
    />
  );
}
