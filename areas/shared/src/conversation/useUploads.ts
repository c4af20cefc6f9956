import { usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import { createUploads, type Upload, type Uploads } from './createUploads.ts';

export function useUploads(): { readonly uploads: Uploads; readonly files: readonly Upload[] } {
  const { http, platform } = usePortalServices('useUploads');
  const [uploads] = useState(() => createUploads({ http, platform }));
  const files = useStore(uploads);
  useEffect(() => {
    uploads.start();
    return uploads.stop;
  }, [uploads]);
  return { uploads, files };
}
