'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { FieldError, isShown } from '../Field/FieldText.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ReviewEdit, ReviewError } from './ReviewSection.styles.ts';

/** Every string of the section. */
export type ReviewSectionLabels = {
  /** The link that leads back to the step. */
  edit: string;
};

/** The values of one step, and the link back to it. */
export type ReviewSectionProps = Omit<CardProps, 'as' | 'title' | 'lead' | 'actions' | 'footer' | 'inset'> & {
  /** The name of the step. It names the section and is part of the Edit link's name. */
  title: string;
  /** The address of the step. Without it there is no Edit link. */
  editHref?: string;
  /** The error of this step, and how to correct it. */
  error?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ReviewSectionLabels>;
};

const defaultLabels: ReviewSectionLabels = { edit: 'Edit' };

/** One section of a review page, such as the last step of a wizard. Its children are usually a `DescriptionList`. */
export function ReviewSection({
  title,
  editHref,
  error,
  labels,
  children,
  ...rest
}: ReviewSectionProps): JSX.Element {
  const text = useLabels('ReviewSection', defaultLabels, labels);
  const hasError = isShown(error);
  return (
    <Card
      {...rest}
      as="section"
      title={title}
      data-state={hasError ? 'error' : 'complete'}
      {...(editHref !== undefined && {
        actions: (
          <ReviewEdit>
            <Link href={editHref}>
              {text.edit} <VisuallyHidden>{title}</VisuallyHidden>
            </Link>
          </ReviewEdit>
        ),
      })}
    >
      {hasError && (
        <ReviewError>
          <FieldError>{error}</FieldError>
        </ReviewError>
      )}
      {children}
    </Card>
  );
}
