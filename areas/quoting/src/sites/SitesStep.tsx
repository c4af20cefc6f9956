import { lazyDialog, lazySection } from '@quayside/page-kit/loading';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { networkIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Tabs } from '@quayside/ui/Tabs';
import { useState, type JSX, type ReactNode } from 'react';
import { useRemovalFocus } from '@quayside/page-kit/page';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer, Quote, QuoteSite } from '../api.ts';
import type { EditedQuoteState } from '../editing/useQuoteDraft.ts';
import { missingOf } from '../sites.ts';
import { SITE_LIMIT } from './siteLimit.ts';
import { AutosaveStatus } from '@quayside/page-kit/versions';
import { AddSiteForm } from './AddSiteForm.tsx';
import { SitesTable } from './SitesTable.tsx';

// The dialog brings the headless library, and the import the CSV parser, which most visits do not need.
const EditSiteDialog = lazyDialog(async () => (await import('./EditSiteDialog.tsx')).EditSiteDialog);
const SetFieldsDialog = lazyDialog(async () => (await import('./SetFieldsDialog.tsx')).SetFieldsDialog);
const ImportSites = lazySection(
  async () => (await import('../csv/ImportSites.tsx')).ImportSites,
  <Skeleton lines={4} />,
);

export type AddingWay = 'postcode' | 'file';

export interface SitesStepProps {
  quote: Pick<Quote, 'number' | 'allowedActions'>;
  editing: Pick<EditedQuoteState, 'content' | 'save'>;
  offer: ProductOffer;
  /** Notices above the sites: a restored draft, a failed save, a conflict. */
  notices?: ReactNode;
  /** The selected way to add sites: the tab of the card. */
  way: AddingWay;
  isContinuing: boolean;
  onAdd: (sites: readonly Omit<QuoteSite, 'id' | 'options'>[]) => void;
  onChange: (site: QuoteSite) => void;
  /** Gives several sites the same values of the product's fields. */
  onSetFields: (ids: readonly string[], values: Readonly<Record<string, string>>) => void;
  /** Keep it between renders. */
  onRemove: (ids: readonly string[]) => void;
  onWayChange: (way: AddingWay) => void;
  onRetry: () => void;
  onContinue: () => void;
}

/** The first step of a quote: its sites, by postcode or from a file. */
export function SitesStep(props: SitesStepProps): JSX.Element {
  const { quote, editing, offer, notices, isContinuing, onAdd, onRemove } = props;
  const { content, save } = editing;
  const canEdit = quote.allowedActions.includes('edit');
  const [edited, setEdited] = useState<QuoteSite | null>(null);
  const [fieldsOf, setFieldsOf] = useState<readonly string[]>([]);
  const removalFocus = useRemovalFocus();
  const isFull = content.sites.length >= SITE_LIMIT;
  const incomplete = content.sites.filter((site) => missingOf(site, offer).length > 0).length;
  const one = (
    <AddSiteForm
      quoteNumber={quote.number}
      offer={offer}
      sites={content.sites}
      onAdd={(site) => onAdd([site])}
    />
  );
  const many = <ImportSites quoteNumber={quote.number} offer={offer} sites={content.sites} onAdd={onAdd} />;
  return (
    <Stack gap={24}>
      {notices}
      {canEdit && (
        <Card as="section" title="Add sites">
          {isFull ? (
            <InlineAlert tone="info" title={`The quote has ${SITE_LIMIT} sites, which is the most`}>
              Remove some of them, or create another quote for the others.
            </InlineAlert>
          ) : (
            <Tabs
              label="How to add sites"
              value={props.way}
              onValueChange={(way) => props.onWayChange(way === 'file' ? 'file' : 'postcode')}
              tabs={[
                { id: 'postcode', label: 'By postcode', panel: one },
                { id: 'file', label: 'From a file or a table', panel: many },
              ]}
            />
          )}
        </Card>
      )}
      <Card
        {...removalFocus}
        as="section"
        title={content.sites.length === 0 ? 'Sites' : `Sites (${formatCount(content.sites.length)})`}
        lead={incomplete > 0 ? incompleteText(incomplete) : undefined}
        // Nothing is saved in a quote that has ended: the notice above says what was lost.
        actions={save.status !== 'ended' && <AutosaveStatus save={save} onRetry={props.onRetry} />}
      >
        {content.sites.length === 0 ? (
          <EmptyState icon={networkIcon} title="There are no sites yet">
            {canEdit
              ? 'Type a postcode above and choose the address, or add up to 200 sites from a file.'
              : 'Nobody added any before the quote ended.'}
          </EmptyState>
        ) : (
          <SitesTable
            sites={content.sites}
            offer={offer}
            canEdit={canEdit}
            onEdit={setEdited}
            onRemove={onRemove}
            onSetFields={setFieldsOf}
          />
        )}
      </Card>
      {canEdit && (
        <Stack direction="row" gap={8}>
          <Button
            variant="primary"
            pending={isContinuing}
            disabled={content.sites.length === 0}
            onClick={props.onContinue}
          >
            Continue to options
          </Button>
        </Stack>
      )}
      {fieldsOf.length > 0 && (
        <SetFieldsDialog
          count={fieldsOf.length}
          fields={offer.fields}
          onSave={(values) => props.onSetFields(fieldsOf, values)}
          onClose={() => setFieldsOf([])}
        />
      )}
      {edited && (
        <EditSiteDialog
          site={edited}
          sites={content.sites}
          offer={offer}
          onSave={props.onChange}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

function incompleteText(count: number): string {
  return count === 1
    ? '1 site lacks something before it can be priced.'
    : `${formatCount(count)} sites lack something before they can be priced.`;
}
