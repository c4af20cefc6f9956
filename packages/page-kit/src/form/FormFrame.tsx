'use client';

import type { BreadcrumbsItem } from '@quayside/ui/Breadcrumbs';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageFrame } from '../page/PageFrame.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormFoot } from './FormFoot.tsx';

/** A form with its fields as children, and the page around it. */
export type FormFrameProps<Values extends FieldValues> = Omit<FormProps<Values>, 'title'> & {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** The pages above this one. Cancel leads to the last one. */
  parents: readonly BreadcrumbsItem[];
  /** The text of the button that submits. */
  submit: string;
};

/** A page with a form: heading, one column of fields, and the buttons at the foot. */
export function FormFrame<Values extends FieldValues>({
  title,
  lead,
  parents,
  submit,
  children,
  ...form
}: FormFrameProps<Values>): JSX.Element {
  const parent = parents.at(-1);
  return (
    <PageFrame title={title} lead={lead} parents={parents}>
      <Form width="column" {...form}>
        {children}
        <FormFoot form={form.form} submit={submit}>
          {parent && (
            <ButtonLink variant="quiet" href={parent.href}>
              Cancel
            </ButtonLink>
          )}
        </FormFoot>
      </Form>
    </PageFrame>
  );
}
