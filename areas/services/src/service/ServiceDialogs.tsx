import { lazyDialog } from '@quayside/page-kit/loading';
import type { JSX } from 'react';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import type { ServiceDialog } from './ServiceActions.tsx';

// The dialogs bring the headless library and the form library, which most visits do not need.
const dialogs = {
  edit: lazyDialog(async () => (await import('./EditServiceDialog.tsx')).EditServiceDialog),
  lock: lazyDialog(async () => (await import('./LockServiceDialog.tsx')).LockServiceDialog),
  unlock: lazyDialog(async () => (await import('./UnlockServiceDialog.tsx')).UnlockServiceDialog),
};

export interface ServiceDialogsProps {
  dialog: ServiceDialog | null;
  service: ServiceDetails | undefined;
  /** Loads the service again, because another version was met. */
  onReload: () => Promise<void>;
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Shows the open dialog. Its code is loaded when it opens for the first time. */
export function ServiceDialogs({ dialog, service, ...rest }: ServiceDialogsProps): JSX.Element | null {
  if (dialog === null || service === undefined) return null;
  const Shown = dialogs[dialog];
  return <Shown key={service.id} service={service} {...rest} />;
}
