'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { chevronEndIcon } from '../../icons/chevronEndIcon.ts';
import { chevronStartIcon } from '../../icons/chevronStartIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BreadcrumbsRoot, Crumb, CrumbLink, CrumbList, CurrentCrumb } from './Breadcrumbs.styles.ts';

/** A page above the current one; `id` is unique among them. */
export type BreadcrumbsItem = { id: string; label: ReactNode; href: string };

/** Every string of the breadcrumbs that their caller does not give. */
export type BreadcrumbsLabels = { navigation: string };

/** `items` are the pages above, the highest first; `current` is the name of this one, which is no link. */
export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  items: readonly BreadcrumbsItem[];
  current: ReactNode;
  labels?: Partial<BreadcrumbsLabels>;
};

const defaultLabels: BreadcrumbsLabels = { navigation: 'Breadcrumbs' };

/**
 * Says where in the portal this page is. Where there is little room only the way to the page right above is shown.
 * Not for the steps of a task: `Stepper`.
 */
export function Breadcrumbs({ items, current, labels, ...rest }: BreadcrumbsProps): JSX.Element {
  const text = useLabels('Breadcrumbs', defaultLabels, labels);
  return (
    <BreadcrumbsRoot aria-label={text.navigation} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
      <CrumbList role="list">
        {items.map(({ id, label, href }) => (
          <Crumb key={id}>
            <Icon icon={chevronStartIcon} size={16} />
            <CrumbLink as={Anchor} href={href}>
              {label}
            </CrumbLink>
            <Icon icon={chevronEndIcon} size={16} />
          </Crumb>
        ))}
        <CurrentCrumb aria-current="page">{current}</CurrentCrumb>
      </CrumbList>
    </BreadcrumbsRoot>
  );
}
