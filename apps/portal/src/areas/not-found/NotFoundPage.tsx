import { NotFoundScreen } from '@quayside/ui/NotFoundScreen';
import type { JSX } from 'react';

/** What stands at an address that leads nowhere. */
export function NotFoundPage(): JSX.Element {
  return <NotFoundScreen homeHref="/landing" />;
}
