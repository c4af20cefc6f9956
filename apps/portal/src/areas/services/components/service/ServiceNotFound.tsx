import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { networkIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';

/** Leads to the list of services. */
export const toServices: JSX.Element = <ButtonLink href="/services">Go to Services</ButtonLink>;

/** Shown for a service that does not exist and, in the same words, for one of another company. */
export function ServiceNotFound(): JSX.Element {
  return (
    <EmptyState size="page" icon={networkIcon} title="There is no such service" action={toServices}>
      It may belong to another company. Check the address, or look for it in the list.
    </EmptyState>
  );
}
