import type { landingPath } from '@quayside/contract/paths/landing';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { NotFoundScreen } from '@quayside/ui/NotFoundScreen';
import type { JSX } from 'react';

export function NotFoundPage(): JSX.Element {
  return <NotFoundScreen homeHref={'/landing' satisfies AddressOf<typeof landingPath>} />;
}
