import {
  AutosaveStatus,
  changedItem,
  CommitmentButton,
  MergedNotice,
  type AuthorName,
  type Whose,
} from '@quayside/page-kit/versions';
import { failureAdvice } from '@quayside/page-kit/failures';
import type { PortalError } from '@quayside/portal-core';
import { isNetworkError } from '@quayside/portal-core/react';
import { ErrorSummary } from '@quayside/ui/ErrorSummary';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { Stack } from '@quayside/ui/Stack';
import { useWizardFrameState, WizardFrame } from '@quayside/ui/WizardFrame';
import { useRef, type JSX, type ReactNode, type SubmitEvent } from 'react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { summaryLabels, type SchemaForm } from '@quayside/page-kit/form';
import type { AddressOfStep } from '@quayside/page-kit/wizard';
import type { NewOrderRules, NewOrderValues } from './newOrderSchema.ts';
import { orderSteps, problemsByStep, stepAddress, type NewOrderStep } from './newOrderSteps.ts';
import type { OrderDraft, OrderDraftPrice, OrderOptions, ProductOption } from '../ordersApi.ts';
import { CommercialStep } from './CommercialStep.tsx';
import { ConfigurationStep } from './ConfigurationStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { ChangedOffer } from '@quayside/shared/commitments/ChangedOffer.tsx';
import { draftTexts } from './draftTexts.ts';
import type { OrderRefusal } from './useNewOrder.ts';
import type { EditedOrderState } from './useOrderDraft.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { NewOrderReview } from './NewOrderReview.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { SitesStep, type SitesStepProps } from './SitesStep.tsx';

/** One step of a draft, and the data that all steps share. */
export interface NewOrderWizardProps {
  draft: OrderDraft;
  options: OrderOptions;
  option: ProductOption | undefined;
  form: SchemaForm<NewOrderValues>;
  values: NewOrderValues;
  rules: NewOrderRules;
  step: NewOrderStep;
  /** The steps that the user has left, so that their problems are shown. */
  leftSteps: ReadonlySet<NewOrderStep>;
  save: EditedOrderState['save'];
  /** Another person’s version that was merged with this one, until the user has seen it. */
  merged: OrderDraft | null;
  nameOf: AuthorName;
  price: AsyncContentState<OrderDraftPrice>;
  isLeaving: boolean;
  /** The reason why the draft cannot be ordered as the page shows it; null for none. */
  obstacle: string | null;
  refusal: OrderRefusal | null;
  newSiteId: SitesStepProps['newSiteId'];
  /** Draws a `SiteCombobox`. */
  renderSiteSearch: SitesStepProps['renderSiteSearch'];
  onRetrySave: () => void;
  onRetryPrice: () => void;
  onResolve: (kept: Whose) => void;
  onDismissMerged: () => void;
  onAcceptPrice: () => void;
  onContinue: () => void;
  onLeave: () => void;
}

const leads: Readonly<Record<NewOrderStep, string>> = {
  service: 'What you order, and what you call it.',
  sites: 'Where we deliver. The price follows from the addresses.',
  configuration: 'The same for every site, unless you choose otherwise.',
  contacts: 'Who we call before we come, and when the building is open.',
  commercial: 'Your reference, the term and the date.',
  review: 'Check your answers. Nothing is ordered before you place the order.',
};

/** The frame of a draft with the fields of its step. Problems keep nobody from going ahead, only from ordering. */
export function NewOrderWizard(props: NewOrderWizardProps): JSX.Element {
  const { draft, form, values, step, save, isLeaving, obstacle, onRetrySave, onContinue, onLeave } = props;
  const frame = useWizardFrameState(step);
  const addressOf = (to: NewOrderStep, field?: string): string => stepAddress(draft.id, to, field);
  const isSending = form.state.status === 'submitting';
  const isReview = step === 'review';
  const conflictRef = useRef<HTMLDivElement>(null);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    // Enter submits without the button.
    if (isSending || (isReview && obstacle !== null)) return;
    if (isReview) void form.submit();
    // The button says that it saves, and nothing is saved until the user has chosen a version.
    else if (save.status === 'conflict') conflictRef.current?.focus();
    else onContinue();
  }
  return (
    <PageContent>
      <form id={form.id} noValidate onSubmit={handleSubmit}>
        <Grid columns="main-aside" gap={32}>
          <WizardFrame
            {...frame}
            title={values.name.trim() === '' ? 'New order' : `New order: ${values.name}`}
            steps={orderSteps.toFrameSteps({
              current: step,
              leftSteps: props.leftSteps,
              problems: problemsByStep(values, props.rules),
              addressOf,
            })}
            current={step}
            lead={leads[step]}
            saveStatus={<AutosaveStatus save={save} onRetry={onRetrySave} />}
            errorSummary={isReview && <Failure {...props} addressOf={addressOf} />}
            pending={isSending ? 'continue' : isLeaving ? 'leave' : undefined}
            onLeave={onLeave}
            {...(isReview && {
              continueButton: (
                <CommitmentButton
                  type="submit"
                  variant="primary"
                  obstacle={obstacle}
                  pending={isSending}
                  disabled={isLeaving}
                >
                  Place order
                </CommitmentButton>
              ),
            })}
          >
            <Stack gap={24}>
              {save.status === 'conflict' && (
                <div ref={conflictRef} tabIndex={-1}>
                  <DraftConflict
                    mine={values}
                    theirs={save.theirs.draft}
                    clashes={save.clashes}
                    nameOf={props.nameOf}
                    onResolve={props.onResolve}
                  />
                </div>
              )}
              {save.status === 'failed' && <NotSaved error={save.error} />}
              {props.merged && (
                <MergedNotice
                  by={props.nameOf(props.merged.updatedBy.name)}
                  onDismiss={props.onDismissMerged}
                />
              )}
              {/* What is ordered is what the page shows: nothing is typed while it is sent. */}
              <div inert={isSending} style={{ display: 'contents' }}>
                <StepContent {...props} />
              </div>
            </Stack>
          </WizardFrame>
          <OrderTotals state={props.price} onRetry={props.onRetryPrice} />
        </Grid>
      </form>
    </PageContent>
  );
}

function NotSaved({ error }: { error: PortalError }): JSX.Element {
  const isOffline = isNetworkError(error) && !navigator.onLine;
  return (
    <InlineAlert tone="caution" title={isOffline ? 'You’re offline' : 'Your changes aren’t saved yet'}>
      Everything you typed is still here.{' '}
      <span>{isOffline ? 'We save it once you’re online again.' : failureAdvice(error)}</span>
    </InlineAlert>
  );
}

function StepContent(props: NewOrderWizardProps): JSX.Element {
  switch (props.step) {
    case 'service':
      return <ServiceStep {...props} />;
    case 'sites':
      return <SitesStep {...props} />;
    case 'configuration':
      return <ConfigurationStep {...props} />;
    case 'contacts':
      return <ContactsStep {...props} />;
    case 'commercial':
      return <CommercialStep {...props} />;
    case 'review':
    default:
      return <NewOrderReview {...props} />;
  }
}

/** The reason why the order was not placed. Each problem leads to its field. */
function Failure({
  form: { state, failedSubmits },
  refusal,
  price,
  values,
  addressOf,
}: Pick<NewOrderWizardProps, 'form' | 'refusal' | 'price' | 'values'> & {
  addressOf: AddressOfStep<NewOrderStep>;
}): ReactNode {
  if (refusal?.isChanged)
    return (
      <ChangedOffer
        title="Nothing is ordered yet"
        refusal={refusal.error}
        seen={refusal.seen}
        now={'data' in price ? (price.data?.current ?? null) : null}
        parts={draftTexts.flatMap(([, term, textOf]) =>
          changedItem(term, term, textOf(refusal.values), textOf(values)),
        )}
        onLookAgain={refusal.lookAgain}
      />
    );
  if (state.status === 'conflict' && refusal !== null)
    return (
      <InlineAlert tone="caution" live="assertive" title="Nothing is ordered yet">
        {refusal.error.problem?.message ??
          'The draft changed in the meantime. Check it and place the order again.'}
      </InlineAlert>
    );
  if (state.status !== 'invalid') return null;
  return (
    <ErrorSummary
      errors={orderSteps.toErrors(state.problems, addressOf)}
      focusKey={failedSubmits}
      labels={summaryLabels(state)}
    />
  );
}
