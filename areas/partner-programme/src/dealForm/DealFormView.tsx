import { PageFrame } from '@quayside/page-kit/page';
import { dealsPath, programmePath } from '@quayside/contract/paths/partner-programme';
import type { HttpStatusError } from '@quayside/portal-core';
import type { BreadcrumbsItem } from '@quayside/ui/Breadcrumbs';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { FocusEvent, JSX, ReactNode } from 'react';
import { Form, FormFoot, type FormDraft, type SchemaForm } from '@quayside/page-kit/form';
import { DealFields, type DealFieldsProps } from './DealFields.tsx';
import type { DealValues } from './dealSchema.ts';

export interface DealFormPageProps {
  title: string;
  /** The deal that is corrected. */
  parent?: readonly BreadcrumbsItem[];
  children: ReactNode;
}

const noParent: readonly BreadcrumbsItem[] = [];

export function DealFormPage({ title, parent = noParent, children }: DealFormPageProps): JSX.Element {
  return (
    <PageFrame
      title={title}
      lead="An approver of your company decides first, then we do. Once approved, your price is protected for 90 days."
      parents={[
        { id: 'programme', label: 'Partner programme', href: programmePath.href() },
        { id: 'list', label: 'Deals', href: dealsPath.href() },
        ...parent,
      ]}
    >
      {children}
    </PageFrame>
  );
}

export interface DealFormProps extends DealFieldsProps {
  form: SchemaForm<DealValues>;
  draft: FormDraft;
  /** Shows both versions when a colleague changed the same fields. Without it, the form says so in a sentence. */
  conflict?: (error: HttpStatusError) => JSX.Element;
  cancelHref: string;
  onCustomerLeft: () => void;
}

export function DealForm({
  form,
  draft,
  conflict,
  cancelHref,
  onCustomerLeft,
  ...fields
}: DealFormProps): JSX.Element {
  function handleBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.name.startsWith('customer'))
      form.afterPress(onCustomerLeft);
  }
  return (
    <Form form={form} draft={draft} {...(conflict && { conflict })} width="column" onBlur={handleBlur}>
      <DealFields form={form} {...fields} />
      <FormFoot form={form} submit={fields.found ? 'Register anyway' : 'Register the deal'}>
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
      </FormFoot>
    </Form>
  );
}
