import { PageFrame } from '@quayside/page-kit/page';
import { quotesPath } from '@quayside/contract/paths/quoting';
import { supportPath } from '@quayside/contract/paths/support';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import {
  Form,
  FormFoot,
  FormRadioGroup,
  FormTextField,
  type FormDraft,
  type SchemaForm,
} from '@quayside/page-kit/form';
import type { ProductOffer, QuotingOptions } from '../api.ts';
import type { NewQuoteValues } from './newQuote.ts';

/** The options of the partner's price plans, and the form once they are loaded. */
export interface NewQuoteViewProps {
  state: AsyncContentState<QuotingOptions>;
  /** Draws the form. */
  children: (options: QuotingOptions) => JSX.Element;
  onRetry: () => void;
}

export function NewQuoteView({ state, children, onRetry }: NewQuoteViewProps): JSX.Element {
  return (
    <PageFrame
      title="New quote"
      lead="Next you add the sites, then the bandwidths and terms to compare."
      parents={[{ id: 'quotes', label: 'Connectivity Quoting', href: quotesPath.href() }]}
    >
      <AsyncContent
        size="page"
        state={state}
        placeholder={<Skeleton lines={8} />}
        onRetry={onRetry}
        labels={{ failed: 'We couldn’t load your price plans' }}
      >
        {(options) =>
          options.products.some(({ withdrawn }) => !withdrawn) ? (
            children(options)
          ) : (
            <EmptyState
              size="page"
              icon={clipboardIcon}
              title="Your company has no price plan for quoting"
              action={<ButtonLink href={supportPath.href()}>Go to Support</ButtonLink>}
            >
              Ask your account manager for a plan. Quotes from before stay in the list.
            </EmptyState>
          )
        }
      </AsyncContent>
    </PageFrame>
  );
}

/** Name, customer and product. */
export function NewQuoteForm({
  form,
  draft,
  offers,
  dealNumber,
}: {
  form: SchemaForm<NewQuoteValues>;
  draft: FormDraft;
  offers: readonly ProductOffer[];
  dealNumber: string | null;
}): JSX.Element {
  return (
    <Form form={form} draft={draft} width="column">
      {dealNumber !== null && (
        <InlineAlert title={`This quote is for deal ${dealNumber}`}>
          The deal keeps its number, and shows the quote and its order.
        </InlineAlert>
      )}
      <FormTextField
        form={form}
        name="name"
        label="Name"
        hint="What you and your colleagues find it by, such as the project."
        required
      />
      <FormTextField
        form={form}
        name="customerName"
        label="Customer"
        hint="It is printed on the quote."
        optional
      />
      <Capped items={offers}>
        {(shown) => (
          <FormRadioGroup
            form={form}
            name="product"
            label="Product"
            hint="The products of your price plans. One quote is for one product."
            layout="cards"
            required
            options={shown.map(({ product, label, description, withdrawn }) => ({
              value: product,
              label,
              disabled: withdrawn,
              description: withdrawn
                ? 'Your plan for it was withdrawn. Ask your account manager for a new one.'
                : description,
            }))}
          />
        )}
      </Capped>
      <FormFoot form={form} submit="Add sites">
        <ButtonLink href={quotesPath.href()}>Cancel</ButtonLink>
      </FormFoot>
    </Form>
  );
}
