import { NotFoundScreen } from '@quayside/ui/NotFoundScreen';
import type { JSX } from 'react';

/** The page of an unknown address. */
export function NotFoundPage(): JSX.Element {
  return <NotFoundScreen homeHref="/landing" />;
}
