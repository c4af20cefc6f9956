'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { chevronEndIcon } from '../../icons/chevronEndIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AccordionRoot, ItemBody, ItemRoot, ItemStatus, ItemSummary, ItemTitle } from './Accordion.styles.ts';

/** `children` are `AccordionItem`s. */
export type AccordionProps = ComponentPropsWithRef<'div'>;

/** One section. `children` is its content. Other props reach the `<details>` element. */
export type AccordionItemProps = Omit<ComponentPropsWithRef<'details'>, 'title' | 'open' | 'onToggle'> & {
  /** The heading of the section. It opens and closes the section. */
  title: ReactNode;
  /** The heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** At the end of the row, also while the section is closed: a status, a price, a count. */
  status?: ReactNode;
  /** Whether it is open. Without it the section keeps its own state. */
  open?: boolean;
  /** Whether a section without `open` is open at first. Default false. */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the section, or the browser does: for a search in the page, for `name`. */
  onOpenChange?: (open: boolean) => void;
  /** Of the sections with the same name, opening one closes the others. */
  name?: string;
};

/** Sections that open and close one under the other. Search in the page and printing reach closed ones too. */
export function Accordion(props: AccordionProps): JSX.Element {
  return <AccordionRoot {...props} />;
}

/** A section of an `Accordion`, or alone. It is a native `<details>` element. */
export function AccordionItem({
  title,
  headingLevel = 3,
  status,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: AccordionItemProps): JSX.Element {
  function handleClick(event: MouseEvent): void {
    if (open === undefined) return;
    // The owner of `open` decides.
    event.preventDefault();
    onOpenChange?.(!open);
  }

  function handleToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
    if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
  }

  return (
    <ItemRoot {...rest} open={open ?? defaultOpen} onToggle={handleToggle}>
      <ItemSummary onClick={handleClick}>
        <Icon icon={chevronEndIcon} size={16} />
        <ItemTitle as={`h${headingLevel}`}>{title}</ItemTitle>
        {status !== undefined && <ItemStatus>{status}</ItemStatus>}
      </ItemSummary>
      <ItemBody>{children}</ItemBody>
    </ItemRoot>
  );
}
