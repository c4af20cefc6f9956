'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { ownParts } from '../../theme/ownText.tsx';
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

/** The card's element: none in particular, a region of the page, or a self-contained article. */
export type CardElement = 'div' | 'section' | 'article';

/** `regular` pads the content. `none` lets a table or a list of rows reach the edges. */
export type CardInset = 'regular' | 'none';

/**
 * `title` is the heading, `lead` one secondary line under it, `actions` are at its end, and `footer` is below the
 * content.
 */
export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The heading of the card. It names a `section` or an `article`. */
  title?: ReactNode;
  /** The heading level. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Buttons or links beside the title. */
  actions?: ReactNode;
  /** The content below the main content, such as a link to the whole list. */
  footer?: ReactNode;
  /** The space around the content. `none` is for a table or a list with its own. Default `regular`. */
  inset?: CardInset;
  /** Default `div`. The title names a `section` or an `article`. */
  as?: CardElement;
};

/** Groups content about one subject. For a card that is one link as a whole use a `Tile`. */
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
                {ownParts(title)}
              </CardHeading>
              {lead !== undefined && <CardLead>{ownParts(lead)}</CardLead>}
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
