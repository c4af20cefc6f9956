import { useState, type JSX, type ReactNode, type SubmitEvent } from 'react';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DescriptionList, type DescriptionListItem } from '../components/DescriptionList/DescriptionList.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Field } from '../components/Field/Field.tsx';
import { FieldRow } from '../components/FieldRow/FieldRow.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx';
import { MilestoneLine } from '../components/MilestoneLine/MilestoneLine.tsx';
import { Money } from '../components/Money/Money.tsx';
import { NativeSelect } from '../components/NativeSelect/NativeSelect.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { ReviewSection } from '../components/ReviewSection/ReviewSection.tsx';
import { SaveStatus } from '../components/SaveStatus/SaveStatus.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StickySummary } from '../components/StickySummary/StickySummary.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useWizardFrameState, WizardFrame, type WizardStep } from '../components/WizardFrame/WizardFrame.tsx';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';

/** The step that the address names, or the page after the order was placed. */
export type WizardPlace = 'contacts' | 'review' | 'done';

/** A new order from a quote. */
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
const address = (id: string): string => `/artemis/ordering/new/D-5512/${id}`;
const missing = 'Enter the name of the site contact';

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
                    errors={[{ id: 'contact', message: missing, href: address('contacts') }]}
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

function step(id: string, label: string, state: WizardStep['state'] = 'done'): WizardStep {
  return { id, label, state, href: address(id) };
}

function stepsOf(place: WizardPlace, hasError: boolean): WizardStep[] {
  const isReview = place === 'review';
  return [
    step('quote', 'Quote'),
    step('sites', 'Sites'),
    step('configuration', 'Configuration'),
    step('contacts', 'Contacts', isReview ? (hasError ? 'error' : 'done') : 'upcoming'),
    step('commercial', 'Commercial', isReview ? 'done' : 'upcoming'),
    step('review', 'Review', 'upcoming'),
  ];
}

function Contacts({
  contact,
  onContactChange,
}: {
  contact: string;
  onContactChange: (contact: string) => void;
}): JSX.Element {
  return (
    <Stack gap={24} style={{ maxInlineSize: 640 }}>
      <FieldRow>
        <Field label="Site contact" controlId="contact">
          <TextField
            autoComplete="name"
            value={contact}
            onChange={({ target }) => onContactChange(target.value)}
          />
        </Field>
        <Field label="Telephone" controlId="phone">
          <TextField type="tel" autoComplete="tel" defaultValue="+44 121 496 0018" />
        </Field>
      </FieldRow>
      <Field
        label="Access hours"
        hint="When our engineer can enter without an appointment."
        controlId="hours"
      >
        <NativeSelect defaultValue="office">
          <option value="office">Mon to Fri, 08:00 to 18:00</option>
          <option value="always">At any time</option>
          <option value="appointment">By appointment only</option>
        </NativeSelect>
      </Field>
      <Field label="Instructions for the engineer" optional controlId="instructions">
        <TextField placeholder="Such as: ask for the riser key at reception" />
      </Field>
    </Stack>
  );
}

function fact(id: string, term: string, description: ReactNode): DescriptionListItem {
  return { id, term, description };
}

function Review({ contact, hasNewPrice }: { contact: string; hasNewPrice: boolean }): JSX.Element {
  return (
    <Stack gap={16}>
      {hasNewPrice && (
        <InlineAlert tone="caution" title="The monthly price changed since the quote">
          £412.00 became £431.00 a month (MRC, excl. VAT), because the carrier changed its list price on 20
          Nov 2026. You order at the new price.
        </InlineAlert>
      )}
      <ReviewSection title="Sites" editHref={address('sites')}>
        <DescriptionList
          columns={2}
          items={[
            fact('a', 'A end', '55 Colmore Row, Birmingham, B3 2AA'),
            fact('b', 'B end', 'Telehouse North, London, E14 2AA'),
          ]}
        />
      </ReviewSection>
      <ReviewSection title="Configuration" editHref={address('configuration')}>
        <DescriptionList
          columns={2}
          items={[
            fact('product', 'Product', 'Internet Access, 1 Gbit/s'),
            fact('resilience', 'Resilience', 'Two routers, one line'),
          ]}
        />
      </ReviewSection>
      <ReviewSection
        title="Contacts"
        editHref={address('contacts')}
        error={contact.trim() === '' ? missing : undefined}
      >
        <DescriptionList
          columns={2}
          items={[
            fact('contact', 'Site contact', contact.trim()),
            fact('hours', 'Access hours', 'Mon to Fri, 08:00 to 18:00'),
          ]}
        />
      </ReviewSection>
      <ReviewSection title="Commercial" editHref={address('commercial')}>
        <DescriptionList
          columns={2}
          items={[
            fact('po', 'Purchase order', 'PO-77310'),
            fact('term', 'Term', '36 months'),
            fact('requested', 'Requested date', '11 Jan 2027'),
            fact('earliest', 'Earliest possible', '8 Jan 2027'),
          ]}
        />
      </ReviewSection>
    </Stack>
  );
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
              <code>O-118204</code>
              <CopyButton value="O-118204" />
            </span>
          }
          lead="We’ve sent a copy to amelia.hart@harbourline.example. Tom Okafor calls you by 24 Nov 2026."
          actions={
            <>
              <ButtonLink href="/artemis/ordering/new">New order</ButtonLink>
              <ButtonLink variant="primary" href="/orders/O-118204">
                Open the order
              </ButtonLink>
            </>
          }
        />
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
