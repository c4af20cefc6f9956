import { usePortalServices, useResource } from '@quayside/portal-core/react';
import { useEffect } from 'react';
import { timeZone } from '@quayside/page-kit/format';
import { getProfile } from './api.ts';
import { onProfileSignal } from './profileSignal.ts';

/** Shows times in the time zone of the user's profile, while it is mounted, also when another tab changes it. Returns true once the profile has arrived or failed. */
export function useProfileZone(): boolean {
  const { data, status } = useResource(getProfile, {});
  const zone = data?.timeZone ?? undefined;
  const isKnown = zone === undefined || isZone(zone);
  useEffect(() => {
    timeZone.set(isKnown ? zone : undefined);
  }, [zone, isKnown]);
  useEffect(() => () => timeZone.set(undefined), []);
  useProfileOfOtherTabs();
  return data !== undefined || status === 'failed';
}

/** Loads the profile again when another tab has changed it. */
function useProfileOfOtherTabs(): void {
  const { http } = usePortalServices('useProfileZone');
  useEffect(() => onProfileSignal(() => http.cache.invalidate([profilePath])), [http]);
}

const profilePath = '/api/portal/rest/profile';

/** An old browser may not know a zone that the server knows. */
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
