'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import {
  CardActions,
  CardBody,
  CardFooter,
  CardHeader,
  CardHeading,
  CardLead,
  CardRoot,
  CardText,
} from './Card.styles.ts';

/** What a card is to assistive technology: nothing, a region of the page, or a piece that stands for itself. */
export type CardElement = 'div' | 'section' | 'article';

/** `regular` keeps the content off the edges; `none` lets it reach them, for a table or a list of rows. */
export type CardInset = 'regular' | 'none';

/** `title` heads it, `lead` is one quiet line under it, `actions` stand at its end, `footer` below all. */
export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title?: ReactNode;
  /** The level of its heading under the page's `h1`. Default 2. */
  headingLevel?: 2 | 3 | 4;
  lead?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  inset?: CardInset;
  /** Default `div`. A `section` or an `article` takes its name from the title. */
  as?: CardElement;
};

/** Holds together what belongs to one thing. One that leads somewhere as a whole is a `Tile`. */
export function Card({
  title,
  headingLevel = 2,
  lead,
  actions,
  footer,
  inset = 'regular',
  as = 'div',
  children,
  ...rest
}: CardProps): JSX.Element {
  const titleId = useId();
  const named = as !== 'div' && title !== undefined;
  return (
    <CardRoot as={as} {...(named && { 'aria-labelledby': titleId })} {...rest} data-inset={inset}>
      {(title !== undefined || actions !== undefined) && (
        <CardHeader>
          {title !== undefined && (
            <CardText>
              <CardHeading as={`h${headingLevel}`} id={titleId}>
                {title}
              </CardHeading>
              {lead !== undefined && <CardLead>{lead}</CardLead>}
            </CardText>
          )}
          {actions !== undefined && <CardActions>{actions}</CardActions>}
        </CardHeader>
      )}
      {children !== undefined && <CardBody>{children}</CardBody>}
      {footer !== undefined && <CardFooter>{footer}</CardFooter>}
    </CardRoot>
  );
}
