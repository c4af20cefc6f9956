import { lazyDialog } from '@quayside/page-kit/loading';
import { estimatePath } from '@quayside/contract/paths/cloud';
import { useAuthorName, useIsOwnPress, useOwnName, useVersionEffect } from '@quayside/page-kit/versions';
import { useCurrentUser } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PricePlan, Totals } from '../api.ts';
import { contentDifferences } from './contentDifferences.tsx';
import type { EstimateDialog } from './EstimateHeader.tsx';
import { contentOf, putLine, type EstimateLine } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import type { EstimateActions } from './useEstimateActions.ts';
import type { OpenEstimate } from './useEstimateEditor.ts';
import { useQuoteRequest } from './useQuoteRequest.ts';

// They bring the headless library and the form library, which reading an estimate does not need.
const LineDrawer = lazyDialog(async () => (await import('./LineDrawer.tsx')).LineDrawer);
const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);
const DetailsDialog = lazyDialog(async () => (await import('./DetailsDialog.tsx')).DetailsDialog);
const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const QuoteDialog = lazyDialog(async () => (await import('./QuoteDialog.tsx')).QuoteDialog);
const NewEstimateDialog = lazyDialog(
  async () => (await import('../NewEstimateDialog.tsx')).NewEstimateDialog,
);

export interface EditedLine {
  readonly line: EstimateLine;
  readonly isNew: boolean;
}

/** An estimate and its open dialog, if any. A conflict opens one too, once no other is open. */
export interface EstimateDialogsProps {
  open: OpenEstimate;
  plan: PricePlan;
  priceList: PriceList;
  totals: Totals;
  actions: EstimateActions;
  dialog: EstimateDialog | null;
  editing: EditedLine | null;
  onDialogChange: (dialog: EstimateDialog | null) => void;
  onEditingChange: (editing: EditedLine | null) => void;
  /** Whether the price list could not be loaded again. */
  hasPlanFailed: boolean;
  /** Loads the price list again. */
  onPlanReload: () => void;
}

/** Shows the open dialog. Its code is loaded when it opens for the first time. */
export function EstimateDialogs(props: EstimateDialogsProps): JSX.Element {
  const { open, plan, priceList, editing, onEditingChange } = props;
  const { editor, state } = open;
  const { content, save } = state;
  const nameOf = useAuthorName();
  // What is typed in another dialog comes first.
  if (save.status === 'conflict' && editing === null && props.dialog === null)
    return (
      <ConflictDialog
        mine={content}
        theirs={save.theirs.estimate}
        clashes={save.clashes}
        plan={plan}
        priceList={priceList}
        nameOf={nameOf}
        onResolve={editor.resolve}
      />
    );
  return (
    <>
      {editing && (
        <LineDrawer
          key={editing.line.id}
          {...editing}
          plan={plan}
          priceList={priceList}
          termMonths={content.termMonths}
          onSave={(line) => {
            // Only what was changed in the drawer: others may have changed the rest of the line meanwhile.
            const before = editing.isNew ? content : putLine(content, editing.line);
            editor.type(before, putLine(before, line));
          }}
          onClose={() => onEditingChange(null)}
        />
      )}
      <MenuDialog {...props} />
    </>
  );
}

function MenuDialog({
  open: { editor, state },
  plan,
  priceList,
  totals,
  actions,
  dialog,
  onDialogChange,
  hasPlanFailed,
  onPlanReload,
}: EstimateDialogsProps): JSX.Element | null {
  const navigate = useNavigate();
  const companyName = useCurrentUser()?.partner?.name ?? 'your company';
  const { content, estimate } = state;
  const close = (): void => onDialogChange(null);
  switch (dialog) {
    case 'details':
      return (
        <DetailsDialog
          initial={content}
          onSave={(values, before) => editor.type({ ...content, ...before }, { ...content, ...values })}
          onClose={close}
        />
      );
    case 'share':
      return (
        <ShareDialog
          estimate={estimate}
          companyName={companyName}
          link={new URL(estimatePath.href({ number: estimate.number }), window.location.href).href}
          isPending={actions.isPending}
          onShare={(sharing) => void actions.share(sharing)}
          onClose={close}
        />
      );
    case 'quote':
      return (
        <RequestQuote
          open={{ editor, state }}
          plan={plan}
          priceList={priceList}
          totals={totals}
          hasPlanFailed={hasPlanFailed}
          onPlanReload={onPlanReload}
          onClose={close}
        />
      );
    case 'copy':
      return (
        <NewEstimateDialog
          copyOf={{ number: estimate.number, name: content.name }}
          onClose={close}
          onCreated={({ number }) => {
            close();
            void navigate(estimatePath.href({ number }));
          }}
        />
      );
    case null:
    default:
      return null;
  }
}

/** Asks for a quote for exactly what the page shows. */
function RequestQuote({
  open,
  plan,
  priceList,
  totals,
  hasPlanFailed,
  onPlanReload,
  onClose,
}: Pick<EstimateDialogsProps, 'open' | 'plan' | 'priceList' | 'totals' | 'hasPlanFailed' | 'onPlanReload'> & {
  onClose: () => void;
}): JSX.Element {
  const { figures, obstacle, changed, unsettled, lookAgain, commit } = useQuoteRequest(
    open,
    totals,
    plan,
    hasPlanFailed,
  );
  const ownName = useOwnName();
  const { estimate, content } = open.state;
  const quote = estimate.status === 'draft' ? null : estimate.quote;
  const [seen, setSeen] = useState(content);
  const { nrc, mrc, tcv } = estimate.totals;
  const made = quote && {
    by: quote.requestedBy.name,
    content: contentOf(estimate),
    price: { nrc, mrc, tcv },
  };
  // The request was carried out after all: the page says so, as after a response.
  const isOwn = useIsOwnPress(unsettled, made);
  useVersionEffect(isOwn, (isDone) => {
    if (isDone) onClose();
  });
  return (
    <QuoteDialog
      askedFirst={quote && !isOwn ? { requestedBy: quote.requestedBy, requestedAt: quote.requestedAt } : null}
      isOwn={quote?.requestedBy.name === ownName}
      totals={totals}
      changed={changed}
      changedParts={changed ? contentDifferences(seen, content, priceList, totals.currency) : []}
      onLookAgain={() => {
        setSeen(content);
        lookAgain();
      }}
      termMonths={content.termMonths}
      obstacle={obstacle}
      onPricesRetry={figures === 'failed' ? onPlanReload : null}
      onSubmit={async (message) => {
        const { result } = await commit(message);
        // The price list may be a newer one.
        if (result.status === 'failed') onPlanReload();
        return result;
      }}
      onClose={onClose}
    />
  );
}
