'use client';

import type { Announcement, AnnouncementState } from '../announcement/createAnnouncement.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/** The announcement's state and the command that loads it. */
export interface UseAnnouncementResult extends Pick<Announcement, 'load'> {
  readonly state: AnnouncementState;
}

/** Returns the announcement. Its HTML is not sanitised. */
export function useAnnouncement(): UseAnnouncementResult {
  const { announcement } = usePortalServices('useAnnouncement');
  const state = useStore(announcement);
  return { state, load: announcement.load };
}
