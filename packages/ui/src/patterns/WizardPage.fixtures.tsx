import { useState, type JSX, type SubmitEvent } from 'react';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { crane } from '../components/Illustration/illustrations.ts';
import { Illustration } from '../components/Illustration/Illustration.tsx';
import { MilestoneLine } from '../components/MilestoneLine/MilestoneLine.tsx';
import { Money } from '../components/Money/Money.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { SaveStatus } from '../components/SaveStatus/SaveStatus.tsx';
import { StickySummary } from '../components/StickySummary/StickySummary.tsx';
import { useWizardFrameState, WizardFrame, type WizardStep } from '../components/WizardFrame/WizardFrame.tsx';
import { addressOf, Contacts, missingContact, Review } from './WizardSteps.fixtures.tsx';

/** The step that the address names, or the page after the order was placed. */
export type WizardPlace = 'contacts' | 'review' | 'done';

export type WizardPageProps = {
  place: WizardPlace;
  /** The name of the site contact. It may be missing: the user can go ahead, but cannot order. */
  contact: string;
  /** The price changed since the quote. */
  hasNewPrice?: boolean;
  onSubmit: () => void;
  onLeave: () => void;
};

const savedAt = new Date(2026, 10, 21, 10, 42);

/** The number that the placed order has. */
export const orderNumber = 'O-118204';

/** One step of a wizard, or its confirmation. Each step is a page: its address decides what is shown. */
export function WizardPage({
  place: first,
  contact: typed,
  hasNewPrice = false,
  onSubmit,
  onLeave,
}: WizardPageProps): JSX.Element {
  const [place, setPlace] = useState(first);
  const [contact, setContact] = useState(typed);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const frame = useWizardFrameState(place);
  const hasError = contact.trim() === '';
  if (place === 'done') return <Confirmation />;

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    // An error on this step does not keep the user here. Only ordering needs every step to be complete.
    if (place === 'contacts') setPlace('review');
    else if (hasError) setFailedSubmits(failedSubmits + 1);
    else {
      onSubmit();
      setPlace('done');
    }
  }

  return (
    <main>
      <PageContent>
        <form noValidate onSubmit={handleSubmit}>
          <Grid columns="main-aside" gap={32}>
            <WizardFrame
              {...frame}
              title="New order from quote Q-20418"
              steps={stepsOf(place, hasError)}
              current={place}
              lead={
                place === 'review'
                  ? 'Check your answers. Nothing is ordered before you place the order.'
                  : 'Who we call before we come, and when the building is open.'
              }
              saveStatus={<SaveStatus status="saved" savedAt={savedAt} />}
              errorSummary={
                failedSubmits > 0 &&
                hasError && (
                  <ErrorSummary
                    focusKey={failedSubmits}
                    errors={[{ id: 'contact', message: missingContact, href: addressOf('contacts') }]}
                  />
                )
              }
              onLeave={onLeave}
              labels={{ submit: 'Place order' }}
            >
              {place === 'contacts' ? (
                <Contacts contact={contact} onContactChange={setContact} />
              ) : (
                <Review contact={contact} hasNewPrice={hasNewPrice} />
              )}
            </WizardFrame>
            <Totals hasNewPrice={hasNewPrice} />
          </Grid>
        </form>
      </PageContent>
    </main>
  );
}

/** The names of two steps, which are also their headings. */
export const stepNames = { contacts: 'Contacts', review: 'Review' };

function step(id: string, label: string, state: WizardStep['state'] = 'done'): WizardStep {
  return { id, label, state, href: addressOf(id) };
}

function stepsOf(place: WizardPlace, hasError: boolean): WizardStep[] {
  const isReview = place === 'review';
  return [
    step('quote', 'Quote'),
    step('sites', 'Sites'),
    step('configuration', 'Configuration'),
    step('contacts', stepNames.contacts, isReview ? (hasError ? 'error' : 'done') : 'upcoming'),
    step('commercial', 'Commercial', isReview ? 'done' : 'upcoming'),
    step('review', stepNames.review, 'upcoming'),
  ];
}

function Totals({ hasNewPrice }: { hasNewPrice: boolean }): JSX.Element {
  const [isExpanded, setIsExpanded] = useState(false);
  const monthly = hasNewPrice ? 43_100 : 41_200;
  return (
    <StickySummary
      title="This order"
      expanded={isExpanded}
      onExpandedChange={setIsExpanded}
      lines={[
        {
          id: 'mrc',
          label: 'Monthly (MRC)',
          value: <Money amount={monthly} currency="GBP" size="figure" />,
          detail: 'Firm',
        },
        {
          id: 'nrc',
          label: 'One-off (NRC)',
          value: <Money amount={50_000} currency="GBP" />,
          detail: 'Subject to survey',
        },
        {
          id: 'tcv',
          label: 'Total (TCV)',
          value: <Money amount={monthly * 36 + 50_000} currency="GBP" />,
          detail: 'Over 36 months',
        },
      ]}
    />
  );
}

function Confirmation(): JSX.Element {
  return (
    <main>
      <PageContent>
        <PageHeader
          title="Your order is placed"
          details={
            <span style={{ display: 'inline-flex', alignItems: 'center' }}>
              <code>{orderNumber}</code>
              <CopyButton value={orderNumber} />
            </span>
          }
          lead="We’ve sent a copy to amelia.hart@harbourline.example. Tom Okafor calls you by 24 Nov 2026."
          actions={
            <>
              <ButtonLink href="/artemis/ordering/new">New order</ButtonLink>
              <ButtonLink variant="primary" href={`/orders/${orderNumber}`}>
                Open the order
              </ButtonLink>
            </>
          }
        />
        <Illustration {...crane} style={{ inlineSize: '12rem' }} />
        <Card title="What happens next">
          <MilestoneLine
            milestones={[
              { id: 'received', title: 'Order received', state: 'done', actual: '21 Nov 2026', owner: 'You' },
              { id: 'validated', title: 'Validated', state: 'current', planned: '24 Nov 2026', owner: 'Us' },
              { id: 'survey', title: 'Survey booked', planned: '26 Nov 2026', owner: 'Carrier' },
              { id: 'done', title: 'Survey done', planned: '2–6 Dec 2026', owner: 'Carrier' },
            ]}
          />
        </Card>
      </PageContent>
    </main>
  );
}
