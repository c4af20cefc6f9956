'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { chevronEndIcon } from '../../icons/chevronEndIcon.ts';
import { chevronStartIcon } from '../../icons/chevronStartIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BreadcrumbsRoot, Crumb, CrumbLink, CrumbList, CurrentCrumb } from './Breadcrumbs.styles.ts';

/** An ancestor of the current page. `id` is unique among them. */
export type BreadcrumbsItem = {
  /** Unique among the items. */
  id: string;
  /** The name of the page. */
  label: ReactNode;
  /** The address of the page. */
  href: string;
};

/** The default texts of the breadcrumbs. */
export type BreadcrumbsLabels = {
  /** The accessible name of the navigation. */
  navigation: string;
};

/** `items` are the ancestors, topmost first. `current` is the title of this page and is not a link. */
export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The pages above the current one, the topmost first. */
  items: readonly BreadcrumbsItem[];
  /** The name of the current page, which is no link. */
  current: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<BreadcrumbsLabels>;
};

const defaultLabels: BreadcrumbsLabels = { navigation: 'Breadcrumbs' };

/**
 * Shows where this page is in the hierarchy. In a narrow container it shows only the link to the parent page. For
 * the steps of a task use a `Stepper`.
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
