import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { EmptyState } from '@quayside/ui/EmptyState';
import { ErrorSummary } from '@quayside/ui/ErrorSummary';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { useWizardFrameState, WizardFrame } from '@quayside/ui/WizardFrame';
import type { JSX, ReactNode, SubmitEvent } from 'react';
import { FormRadioGroup, summaryLabels, type SchemaForm } from '@quayside/page-kit/form';
import { Capped } from '@quayside/page-kit/list';
import { ServiceField } from '@quayside/shared/services/ServiceField.tsx';
import type { ServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { newOrderSteps, stepNames } from './newOrderSteps.ts';
import type { StartValues } from './useStart.ts';
import type { OrderableQuote, OrderOptions } from '../ordersApi.ts';
import { QuoteChoice } from './QuoteChoice.tsx';
import { productOptions } from './ServiceStep.tsx';

export interface NewOrderStartProps {
  form: SchemaForm<StartValues>;
  values: StartValues;
  options: AsyncContentState<OrderOptions>;
  quotes: AsyncContentState<readonly OrderableQuote[]>;
  search: ServiceSearch;
  drafts: ReactNode;
  onRetryOptions: () => void;
  onRetryQuotes: () => void;
}

/** The first step of a new order: its source, and the unfinished drafts. */
export function NewOrderStart(props: NewOrderStartProps): JSX.Element {
  const { form, values, drafts } = props;
  const frame = useWizardFrameState('service');
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void form.submit();
  }
  const { state } = form;
  return (
    <PageContent>
      <Grid columns="main-aside" gap={32}>
        <form id={form.id} noValidate onSubmit={handleSubmit}>
          <WizardFrame
            {...frame}
            title="New order"
            steps={newOrderSteps.map((step) => ({ id: step, label: stepNames[step] }))}
            current="service"
            lead="Begin with a product, a service that you have, or a quote. We keep a draft from the next step on."
            errorSummary={
              state.status === 'invalid' ? (
                <ErrorSummary
                  errors={state.problems}
                  focusKey={form.failedSubmits}
                  labels={summaryLabels(state)}
                />
              ) : (
                state.status === 'conflict' && (
                  <InlineAlert tone="caution" live="assertive" title="The draft could not be made">
                    What you chose is still here. Try again.
                  </InlineAlert>
                )
              )
            }
            pending={state.status === 'submitting' ? 'continue' : undefined}
            labels={{ continue: 'Continue' }}
          >
            <Stack gap={24} style={{ maxInlineSize: 720 }}>
              <FormRadioGroup
                form={form}
                name="kind"
                label="What do you begin with?"
                layout="cards"
                options={[
                  { value: 'product', label: 'A product', description: 'A new service, step by step' },
                  {
                    value: 'service',
                    label: 'A service you have',
                    description: 'A copy: the same sites and configuration',
                  },
                  { value: 'quote', label: 'A quote', description: 'Its sites and its prices' },
                ]}
              />
              <Choice {...props} values={values} />
            </Stack>
          </WizardFrame>
        </form>
        {drafts}
      </Grid>
    </PageContent>
  );
}

function Choice({
  form,
  values: { kind },
  options,
  quotes,
  search,
  onRetryOptions,
  onRetryQuotes,
}: NewOrderStartProps): JSX.Element {
  if (kind === 'service')
    return (
      <ServiceField
        form={form}
        name="service"
        label="Service to copy"
        search={search}
        placeholder="Such as Leeds or QS-120350"
        describesChoice
      />
    );
  if (kind === 'quote')
    return (
      <AsyncContent
        state={quotes}
        placeholder={<Skeleton lines={6} />}
        onRetry={onRetryQuotes}
        labels={{ failed: 'The quotes could not be loaded' }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="No quote can be ordered now">
              A quote can be ordered once it is priced, for 30 days. Begin with a product instead.
            </EmptyState>
          ) : (
            <QuoteChoice form={form} quotes={items} />
          )
        }
      </AsyncContent>
    );
  return (
    <AsyncContent
      state={options}
      placeholder={<Skeleton lines={8} />}
      onRetry={onRetryOptions}
      labels={{ failed: 'The products could not be loaded' }}
    >
      {(offered) => (
        <Capped items={offered.products}>
          {(products) => (
            <FormRadioGroup
              form={form}
              name="product"
              label="Product"
              layout="cards"
              options={productOptions(products)}
            />
          )}
        </Capped>
      )}
    </AsyncContent>
  );
}
