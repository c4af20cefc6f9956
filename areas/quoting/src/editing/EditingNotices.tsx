import { reasonOf } from '@quayside/shared/rights/actions.ts';
import {
  isSame,
  LastChangeText,
  MergedNotice,
  saveFailureText,
  TypedText,
  type AuthorName,
  type Whose,
} from '@quayside/page-kit/versions';
import type { PortalError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { ProductOffer, Quote, QuoteSite } from '../api.ts';
import type { QuoteContent } from './quoteContent.ts';
import type { EditedQuoteState } from './useQuoteDraft.ts';
import { optionsText } from '../quoteWords.ts';
import { siteText } from '../sites.ts';
import { EditConflict } from './EditConflict.tsx';
import { rowText } from './rowText.ts';

export interface EditingNoticesProps {
  quote: Pick<
    Quote,
    'status' | 'planState' | 'allowedActions' | 'refusedActions' | 'updatedBy' | 'updatedAt'
  >;
  editing: Pick<EditedQuoteState, 'content' | 'saved' | 'save' | 'merged'>;
  offer: Pick<ProductOffer, 'fields'>;
  nameOf: AuthorName;
  /** When the restored draft was saved; null without one. */
  restoredAt: Date | null;
  onKeepDraft: () => void;
  onDiscardDraft: () => void;
  onResolve: (kept: Whose) => void;
  onDismissMerged: () => void;
}

/** The notices about a quote that cannot be edited, a restored draft, a failed save and another user's version. */
export function EditingNotices(props: EditingNoticesProps): JSX.Element | null {
  const { quote, offer, restoredAt } = props;
  const { content, saved, save, merged } = props.editing;
  const reason = lockedReason(quote);
  const isLost = save.status === 'ended' && !isSame(content, saved.content);
  return (
    <>
      {reason !== null && (
        <InlineAlert tone="info" title={reason.title}>
          {reason.hasEnded && (
            <>
              <LastChangeText change={{ by: quote.updatedBy.name, at: quote.updatedAt }} />{' '}
            </>
          )}
          <span>{reason.text}</span>
        </InlineAlert>
      )}
      {reason === null && quote.planState === 'withdrawn' && (
        <InlineAlert tone="caution" title="Your price plan for this product was withdrawn">
          What you enter stays, but there are no new prices. Ask your account manager for a new plan.
        </InlineAlert>
      )}
      {restoredAt && (
        <RestoredDraftNotice
          savedAt={restoredAt}
          onKeep={props.onKeepDraft}
          onDiscard={props.onDiscardDraft}
          live="polite"
          labels={{
            text: 'You left this quote on {time} before everything was saved. Your changes are below.',
          }}
        />
      )}
      {merged && <MergedNotice by={props.nameOf(merged.by)} onDismiss={props.onDismissMerged} />}
      {isLost && (
        <InlineAlert tone="caution" live="assertive" title="Your last changes aren’t saved">
          <span>This quote can’t be changed any more.</span>
          {save.theirs && (
            <>
              {' '}
              <LastChangeText change={{ by: props.nameOf(save.theirs.by), at: save.theirs.at ?? null }} />
            </>
          )}
          <TypedText text={lostText(content, saved.content)} />
        </InlineAlert>
      )}
      {save.status === 'failed' && (
        <InlineAlert tone="critical" live="assertive" title="Your changes aren’t saved">
          <Failure error={save.error} sites={content.sites} />
        </InlineAlert>
      )}
      {save.status === 'conflict' && (
        <EditConflict
          conflict={save}
          mine={content}
          offer={offer}
          nameOf={props.nameOf}
          onResolve={props.onResolve}
        />
      )}
    </>
  );
}

/** Why a save failed. The server names a row by a JSON pointer, such as `/items/3/bEnd`. */
function Failure({ error, sites }: { error: PortalError; sites: readonly QuoteSite[] }): JSX.Element {
  const errors = isHttpStatusError(error) ? (error.problem?.errors ?? []) : [];
  if (errors.length === 0) return <span>{saveFailureText(error)}</span>;
  return (
    <Capped items={errors}>
      {(shown) => (
        <Text as="ul">
          {shown.map(({ pointer, detail }) => (
            <li key={`${pointer} ${detail}`}>
              {rowText(pointer, sites)}
              {detail}
            </li>
          ))}
        </Text>
      )}
    </Capped>
  );
}

/** What was entered and is not saved, as a text to copy. */
function lostText(mine: QuoteContent, saved: QuoteContent): string {
  const before = new Map(saved.sites.map((site) => [site.id, site]));
  return [
    ...(isSame(mine.options, saved.options) ? [] : [`Options for all sites: ${optionsText(mine.options)}`]),
    ...mine.sites.filter((site) => !isSame(site, before.get(site.id))).map(siteText),
  ].join('\n');
}

const ended = 'You can duplicate it from the menu More and change the copy.';

/** Returns the reason why a quote cannot be edited; null when it can. */
function lockedReason(
  quote: EditingNoticesProps['quote'],
): { title: string; text: string; hasEnded?: true } | null {
  if (quote.allowedActions.includes('edit')) return null;
  switch (quote.status) {
    case 'pricing':
      return {
        title: 'The carriers are pricing this quote',
        text: 'You can change it when they are done, or when you cancel pricing in the step Prices.',
      };
    case 'ordered':
      return { title: 'This quote is ordered', text: ended, hasEnded: true };
    case 'declined':
      return { title: 'Your customer declined this quote', text: ended, hasEnded: true };
    case 'cancelled':
      return { title: 'This quote is cancelled', text: ended, hasEnded: true };
    case 'draft':
    case 'ready':
    case 'partPriced':
    case 'expired':
    default:
      return { title: 'You can look at this quote, but not change it', text: reasonOf(quote, 'edit') ?? '' };
  }
}
