import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { useAddToast } from '@quayside/portal-core/react';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { Grid } from '@quayside/ui/Grid';
import { Money } from '@quayside/ui/Money';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { ReviewSection } from '@quayside/ui/ReviewSection';
import { SaveStatus } from '@quayside/ui/SaveStatus';
import { Stack } from '@quayside/ui/Stack';
import { StickySummary } from '@quayside/ui/StickySummary';
import { TextField } from '@quayside/ui/TextField';
import { useWizardFrameState, WizardFrame } from '@quayside/ui/WizardFrame';
import { useState, type JSX, type SubmitEvent } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import { sampleReceivedAtMs } from './sampleTime.ts';

const stepIds = ['site', 'term', 'review'] as const;
const stepNames = { site: 'Site', term: 'Term', review: 'Review' };

/** A wizard: every step has its own address, and the review leads back to each. */
export function WizardSample(): JSX.Element {
  const [shown, show] = usePathState(layoutDemoPath);
  const addToast = useAddToast();
  const { step } = shown;
  const [site, setSite] = useState('Leeds, 1 Wellington Place');
  const [term, setTerm] = useState('36');
  const [isExpanded, setIsExpanded] = useState(false);
  const frame = useWizardFrameState(step);
  const place = stepIds.indexOf(step);
  const addressOf = (id: (typeof stepIds)[number]): string => layoutDemoPath.href({ ...shown, step: id });

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const next = stepIds[place + 1];
    if (next !== undefined) show({ step: next });
    else addToast({ tone: 'positive', text: 'This is a sample: nothing was ordered.' });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Grid columns="main-aside" gap={32}>
        <WizardFrame
          {...frame}
          title="New order"
          current={step}
          steps={stepIds.map((id, index) => ({
            id,
            label: stepNames[id],
            href: addressOf(id),
            state: index < place ? 'done' : 'upcoming',
          }))}
          saveStatus={<SaveStatus status="saved" savedAt={new Date(sampleReceivedAtMs)} />}
          labels={{ submit: 'Place order' }}
        >
          {step === 'site' && (
            <Field label="Site">
              <TextField value={site} onChange={(event) => setSite(event.target.value)} />
            </Field>
          )}
          {step === 'term' && (
            <Field label="Term">
              <NativeSelect value={term} onChange={(event) => setTerm(event.target.value)}>
                <option value="12">12 months</option>
                <option value="36">36 months</option>
                <option value="60">60 months</option>
              </NativeSelect>
            </Field>
          )}
          {step === 'review' && (
            <Stack gap={16}>
              <ReviewSection title={stepNames.site} editHref={addressOf('site')}>
                <DescriptionList items={[{ id: 'site', term: stepNames.site, description: site }]} />
              </ReviewSection>
              <ReviewSection title={stepNames.term} editHref={addressOf('term')}>
                <DescriptionList
                  items={[{ id: 'term', term: stepNames.term, description: `${term} months` }]}
                />
              </ReviewSection>
            </Stack>
          )}
        </WizardFrame>
        <StickySummary
          title="This order"
          expanded={isExpanded}
          onExpandedChange={setIsExpanded}
          lines={[
            {
              id: 'mrc',
              label: 'Monthly (MRC), excl. VAT',
              value: <Money amount={41_200} currency="GBP" size="figure" />,
            },
            {
              id: 'tcv',
              label: `Total over ${term} months (TCV), excl. VAT`,
              value: <Money amount={41_200 * Number(term)} currency="GBP" />,
            },
          ]}
        />
      </Grid>
    </form>
  );
}
