import { dealsPath, newDealPath } from '@quayside/contract/paths/partner-programme';
import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { plusIcon } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { MetricTile } from '@quayside/ui/MetricTile';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Stepper } from '@quayside/ui/Stepper';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import type { Programme, Requirement } from '../api.ts';
import { BenefitList } from './BenefitList.tsx';
import { RequirementList } from './RequirementList.tsx';

export interface ProgrammeViewProps {
  data: AsyncContentState<Programme>;
  receivedAtMs: number | null;
  canRegister: boolean;
  onRefresh: () => void;
}

/** The tier of the user's company, its requirements, its benefits, and its deals. */
export function ProgrammeView({
  data,
  receivedAtMs,
  canRegister,
  onRefresh,
}: ProgrammeViewProps): JSX.Element {
  return (
    <PageContent aria-busy={data.status === 'loading'}>
      <PageHeader
        title="Partner programme"
        lead="Your tier, what it brings, and the deals that you register with us."
        actions={
          <>
            <ButtonLink href={dealsPath.href()}>All deals</ButtonLink>
            {canRegister && (
              <ButtonLink variant="primary" icon={plusIcon} href={newDealPath.href()}>
                Register a deal
              </ButtonLink>
            )}
          </>
        }
      />
      <AsyncContent
        size="page"
        state={data}
        placeholder={<Placeholder />}
        onRetry={onRefresh}
        action={<ButtonLink href={dealsPath.href()}>All deals</ButtonLink>}
        labels={{ failed: 'We couldn’t load your membership' }}
      >
        {(programme) => (
          <Stack gap={24}>
            <Membership programme={programme} />
            <AsOf
              receivedAt={receivedAtMs}
              isRefreshing={data.status === 'refreshing'}
              onRefresh={onRefresh}
            />
          </Stack>
        )}
      </AsyncContent>
    </PageContent>
  );
}

function Membership({ programme }: { programme: Programme }): JSX.Element {
  const { tier, keep, next, benefits, reviewOn } = programme;
  return (
    <>
      <DealNumbers deals={programme.deals} />
      <TierCard programme={programme} />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <Card
            as="section"
            title={`Keep ${tier}`}
            lead={
              <>
                <span>{`${missingText(keep)} We review your tier on`}</span> <DateTime value={reviewOn} />.
              </>
            }
          >
            <RequirementList requirements={keep} />
          </Card>
          {next && (
            <>
              <Card as="section" title={`Reach ${next.tier}`} lead={missingText(next.requirements)}>
                <RequirementList requirements={next.requirements} />
              </Card>
              <Card as="section" title={`What ${next.tier} brings`}>
                <BenefitList benefits={next.benefits} />
              </Card>
            </>
          )}
        </Stack>
        <Stack gap={24}>
          <Card as="section" title={`Your ${tier} benefits`}>
            <BenefitList benefits={benefits} />
          </Card>
          <Manager manager={programme.manager} />
        </Stack>
      </Grid>
    </>
  );
}

function DealNumbers({ deals }: Pick<Programme, 'deals'>): JSX.Element {
  return (
    <Grid columns="three" minimum="small" gap={16}>
      <NumberTile label="Returned for details" value={deals.returned} query={{ status: 'returned' }} />
      <NumberTile
        label="Protection ends within 30 days"
        value={deals.protectionEnding}
        query={{ protectionEnds: '30', sort: 'protectedUntil' }}
      />
      <NumberTile
        label="Deals with a decision pending"
        value={deals.pending}
        query={{ status: 'pending', sort: 'decisionDueOn' }}
      />
    </Grid>
  );
}

function NumberTile(props: {
  label: string;
  value: number;
  query: Parameters<typeof dealsPath.href>[0];
}): JSX.Element {
  const { label, value, query } = props;
  return <MetricTile label={label} data={{ status: 'ready', value }} href={dealsPath.href(query)} />;
}

/** The sentences about the present tier and the next one. */
const hints: Readonly<Record<number, string>> = { 0: 'Your tier', 1: 'Next' };

function TierCard({ programme }: { programme: Programme }): JSX.Element {
  const { tiers, tier, partnerSince, reviewOn } = programme;
  const position = tiers.indexOf(tier);
  return (
    <Card as="section" title={`You are a ${tier} partner`}>
      <Stack gap={24}>
        <Capped items={tiers}>
          {(shown) => (
            <Stepper
              current={tier}
              labels={{ steps: 'Tiers', done: 'Passed:' }}
              steps={shown.map((each, index) => ({
                id: each,
                label: each,
                state: index < position ? 'done' : 'upcoming',
                hint: hints[index - position],
              }))}
            />
          )}
        </Capped>
        <DescriptionList
          columns={2}
          items={[
            { id: 'since', term: 'Partner since', description: <DateTime value={partnerSince} /> },
            { id: 'review', term: 'Next review', description: <DateTime value={reviewOn} /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Manager({ manager: { name, email, phone } }: Pick<Programme, 'manager'>): JSX.Element {
  return (
    <Card as="section" title="Your partner manager">
      <DescriptionList
        items={[
          { id: 'name', term: 'Name', description: <bdi>{name}</bdi> },
          { id: 'email', term: 'E-mail', description: <Link href={`mailto:${email}`}>{email}</Link> },
          {
            id: 'phone',
            term: 'Telephone',
            description: <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>,
          },
        ]}
      />
    </Card>
  );
}

/** Returns a sentence with the number of missing requirements. */
function missingText(requirements: readonly Requirement[]): string {
  const missing = requirements.filter(({ done, needed }) => done < needed).length;
  if (missing === 0) return 'You have everything that it needs.';
  return `${formatCount(missing)} of ${formatCount(requirements.length)} requirements ${missing === 1 ? 'is' : 'are'} still open.`;
}

function Placeholder(): JSX.Element {
  return (
    <Stack gap={24}>
      <Grid columns="three" minimum="small" gap={16}>
        {['returned', 'ending', 'pending'].map((id) => (
          <Card key={id}>
            <Skeleton lines={2} />
          </Card>
        ))}
      </Grid>
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Grid columns="main-aside" gap={24}>
        <Card>
          <Skeleton lines={12} />
        </Card>
        <Card>
          <Skeleton lines={14} />
        </Card>
      </Grid>
    </Stack>
  );
}
