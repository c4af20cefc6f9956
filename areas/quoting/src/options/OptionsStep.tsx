import { lazyDialog } from '@quayside/page-kit/loading';
import { quotePath, quoteSitesPath } from '@quayside/contract/paths/quoting';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { networkIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { useState, type JSX, type ReactNode } from 'react';
import { AutosaveStatus } from '@quayside/page-kit/versions';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer, Quote, QuoteOptions } from '../api.ts';
import { isPriceable, type QuoteContent } from '../editing/quoteContent.ts';
import type { EditedQuoteState } from '../editing/useQuoteDraft.ts';
import { cellCount } from '../quoteSteps.ts';
import { missingOf } from '../sites.ts';
import { OptionsFields } from './OptionsFields.tsx';
import { SiteOptionsTable } from './SiteOptionsTable.tsx';

// The dialog brings the headless library, which most visits do not need.
const SiteOptionsDialog = lazyDialog(async () => (await import('./SiteOptionsDialog.tsx')).SiteOptionsDialog);

/** The reason why pricing did not start. */
export interface PricingFailure {
  readonly message: string;
  readonly details: readonly string[];
}

export interface OptionsStepProps {
  quote: Pick<Quote, 'number' | 'status' | 'allowedActions' | 'pricedAt' | 'planState'>;
  editing: Pick<EditedQuoteState, 'content' | 'save'>;
  offer: ProductOffer;
  /** Notices above the options: a restored draft, a failed save, a conflict. */
  notices?: ReactNode;
  isAsking: boolean;
  /** Null unless the last try failed. */
  failure: PricingFailure | null;
  onOptions: (options: QuoteOptions) => void;
  /** Null: the options of the quote. */
  onSiteOptions: (ids: readonly string[], options: QuoteOptions | null) => void;
  onRetry: () => void;
  onGetPrices: () => void;
}

/** The second step of a quote: the options of all sites, and those of single ones. */
export function OptionsStep(props: OptionsStepProps): JSX.Element {
  const { quote, editing, offer, notices, failure, onSiteOptions } = props;
  const { content, save } = editing;
  const canEdit = quote.allowedActions.includes('edit');
  const [edited, setEdited] = useState<readonly string[]>([]);
  const editedSites = content.sites.filter(({ id }) => edited.includes(id));
  return (
    <Stack gap={24}>
      {notices}
      <Card
        as="section"
        title="For all sites"
        lead="Each site is priced with every combination, so that you can compare."
        actions={
          // Options that cannot be priced are not saved, but a failure of the sites is still to be retried. Nothing is saved in a quote
          // that has ended: the notice above says what was lost.
          save.status !== 'ended' &&
          (isPriceable(content.options) || save.status === 'failed') && (
            <AutosaveStatus save={save} onRetry={props.onRetry} />
          )
        }
      >
        <OptionsFields
          offer={offer}
          options={content.options}
          disabled={!canEdit}
          onChange={props.onOptions}
        />
      </Card>
      <Card
        as="section"
        title="By site"
        lead="Select the sites that need something else, such as more bandwidth at the head office."
      >
        {content.sites.length === 0 ? (
          <EmptyState
            icon={networkIcon}
            title="There are no sites yet"
            action={<ButtonLink href={quoteSitesPath.href({ number: quote.number })}>Add sites</ButtonLink>}
          >
            Add them first; the options wait here.
          </EmptyState>
        ) : (
          <SiteOptionsTable
            sites={content.sites}
            options={content.options}
            canEdit={canEdit}
            onEdit={setEdited}
            onReset={(ids) => onSiteOptions(ids, null)}
          />
        )}
      </Card>
      {failure && (
        <InlineAlert tone="critical" live="assertive" title="We didn’t ask for prices">
          <Text>{failure.message}</Text>
          {failure.details.length > 0 && (
            <Capped items={failure.details}>
              {(shown) => (
                <Text as="ul">
                  {shown.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </Text>
              )}
            </Capped>
          )}
        </InlineAlert>
      )}
      <Foot {...props} />
      {editedSites.length > 0 && (
        <SiteOptionsDialog
          sites={editedSites}
          options={content.options}
          offer={offer}
          onSave={(options) => onSiteOptions(edited, options)}
          onClose={() => setEdited([])}
        />
      )}
    </Stack>
  );
}

const endedStatuses: ReadonlySet<Quote['status']> = new Set(['ordered', 'declined', 'cancelled']);

/** Starts the pricing, or names its obstacle. A quote with all its prices has a link to them. */
function Foot({ quote, editing, offer, isAsking, onGetPrices }: OptionsStepProps): JSX.Element {
  const { content, save } = editing;
  const { allowedActions, number, pricedAt, planState } = quote;
  const hasEnded = endedStatuses.has(quote.status);
  const toPrices = (
    <ButtonLink variant={hasEnded ? 'secondary' : 'primary'} href={quotePath.href({ number })}>
      {hasEnded ? 'See the prices' : 'Continue to prices'}
    </ButtonLink>
  );
  const isChanged = save.status !== 'saved';
  const isPriced = pricedAt !== null && !allowedActions.includes('price') && !isChanged;
  if (!allowedActions.includes('edit') || isPriced || planState === 'withdrawn') return <Row>{toPrices}</Row>;
  const incomplete = content.sites.filter((site) => missingOf(site, offer).length > 0).length;
  const canAsk =
    content.sites.length > 0 &&
    incomplete === 0 &&
    isPriceable(content.options) &&
    save.status !== 'conflict';
  return (
    <Row>
      <Button variant="primary" disabled={!canAsk} pending={isAsking} onClick={onGetPrices}>
        {pricedAt === null ? getText(content) : 'Get the missing prices'}
      </Button>
      {save.status === 'conflict' && <span>Choose a version above first.</span>}
      {incomplete > 0 && (
        <span>
          <span>
            {`${incomplete === 1 ? '1 site is' : `${formatCount(incomplete)} sites are`} not complete. `}
          </span>
          <Link href={quoteSitesPath.href({ number })}>Go to Sites</Link>
        </span>
      )}
    </Row>
  );
}

function Row({ children }: { children: ReactNode }): JSX.Element {
  return (
    <Stack direction="row" gap={12}>
      {children}
    </Stack>
  );
}

function getText({ options, sites }: QuoteContent): string {
  const count = sites.reduce((sum, site) => sum + cellCount(site.options ?? options), 0);
  if (count === 0) return 'Get prices';
  return count === 1 ? 'Get 1 price' : `Get ${formatCount(count)} prices`;
}
