import { useSavedVersion } from '@quayside/page-kit/versions';
import { rules } from '@quayside/contract/access';
import { useAccess, usePageTitle, useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toDetailState } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getTrunk } from '../api.ts';
import { TrunkSettings } from './TrunkSettings.tsx';
import { TrunkView } from './TrunkView.tsx';
import { trunkItem } from '../pins/trunkItem.ts';

export function TrunkPage(): JSX.Element {
  const { trunkId = '' } = useParams();
  // A new key empties the form when the trunk changes.
  return <Trunk key={trunkId} trunkId={trunkId} />;
}

const polling = { pollMs: () => 20_000 };

function Trunk({ trunkId }: { trunkId: string }): JSX.Element {
  const [resource, takeSaved] = useSavedVersion(useResource(getTrunk, { path: { trunkId } }, polling));
  const { data: trunk, refetch } = resource;
  const state = toDetailState(resource, getTrunk.id);
  usePageTitle(state.status === 'notFound' ? 'Trunk not found' : trunk?.name);
  const { granted } = useAccess(rules.apolloEndUserPortal);
  return (
    <TrunkView
      trunkId={trunkId}
      state={state}
      receivedAtMs={resource.receivedAtMs}
      canOpenServices={granted}
      pin={trunk && <PinButton {...trunkItem(trunk)} />}
      settings={trunk && <TrunkSettings trunk={trunk} onReload={refetch} onSaved={takeSaved} />}
      onRefresh={() => void refetch()}
    />
  );
}
