import { useMay } from '@quayside/shared/rights/useMay.ts';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import { useMemo, useState, type JSX } from 'react';
import type { PricePlan } from '../api.ts';
import { EstimateEditor } from './EstimateEditor.tsx';
import type { EstimateDialog } from './EstimateHeader.tsx';
import { EstimateNotices } from './EstimateNotices.tsx';
import { LostText } from './LostText.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import type { EstimateLine } from './estimateContent.ts';
import { toPriceList } from './price.ts';
import { priceEstimate } from './priceEstimate.ts';
import { useEstimateActions } from './useEstimateActions.ts';
import { useEstimateDraft, type OpenEstimate } from './useEstimateEditor.ts';
import { useLineActions } from './useLineActions.ts';
import { usePriceChanges } from './usePriceChanges.ts';
import { useAuthorName } from '@quayside/page-kit/versions';
import { usePrinting } from '@quayside/page-kit/page';
import { EstimateDialogs } from './EstimateDialogs.tsx';

export interface EstimateWorkspaceProps {
  open: OpenEstimate;
  plan: PricePlan;
  dialog: EstimateDialog | null;
  onDialogChange: (dialog: EstimateDialog | null) => void;
  /** Whether the price list could not be loaded again. */
  hasPlanFailed: boolean;
  /** Loads the price list again. */
  onPlanReload: () => void;
}

/** The content of an estimate's page: notices, lines, totals and dialogs. */
export function EstimateWorkspace({
  open,
  plan,
  dialog,
  onDialogChange,
  hasPlanFailed,
  onPlanReload,
}: EstimateWorkspaceProps): JSX.Element {
  const { editor, state } = open;
  const { content, estimate, lost, save } = state;
  const draft = useEstimateDraft(open);
  const nameOf = useAuthorName();
  const actions = useEstimateActions(open, estimate.number);
  const [editing, setEditing] = useState<{ line: EstimateLine; isNew: boolean } | null>(null);
  const priceList = useMemo(() => toPriceList(plan), [plan]);
  const priced = useMemo(() => priceEstimate(content, priceList, plan.currency), [content, priceList, plan]);
  const changes = usePriceChanges(open, plan, priced, onPlanReload);
  const isPrinting = usePrinting();
  const canCopy = useMay('createQuotes');
  const canRaise = useMay('raiseCases');
  const lineActions = useLineActions(editor, plan, setEditing);
  const canEdit = estimate.allowedActions.includes('edit') && !isPrinting;
  const isQuoted = estimate.status !== 'draft';

  return (
    <>
      <EstimateEditor
        content={content}
        plan={plan}
        priceList={priceList}
        // The prices of a quote are those of the day on which it was asked for.
        priced={isQuoted ? changes.confirmed : priced}
        certainty={certaintyOf(estimate.status)}
        isComplete={isPrinting}
        actions={canEdit ? lineActions : null}
        onTermChange={(termMonths) => editor.change((current) => ({ ...current, termMonths }))}
        notices={
          <>
            {draft.restoredAt && lost === null && (
              <RestoredDraftNotice
                savedAt={draft.restoredAt}
                onKeep={draft.dismissRestored}
                onDiscard={draft.discardRestored}
                live="polite"
                labels={{
                  text: 'You left this estimate on {time} before it was saved. Your changes are below.',
                }}
              />
            )}
            <EstimateNotices
              estimate={estimate}
              isLost={lost !== null}
              merged={open.state.merged}
              nameOf={nameOf}
              isPending={actions.isPending}
              canCopy={canCopy}
              canRaise={canRaise}
              onMove={() => void actions.move()}
              onCopy={() => onDialogChange('copy')}
              onCancelQuote={() => void actions.cancelQuote()}
              onDismissMerged={editor.dismissMerged}
            />
            {lost && (
              <LostText
                lost={lost}
                saved={content}
                priceList={priceList}
                lead="The estimate keeps what was saved before."
              />
            )}
            {changes.notice && (
              <PriceNotice
                {...changes.notice}
                lines={content.lines}
                priceList={priceList}
                currency={plan.currency}
                isPending={save.status === 'saving'}
              />
            )}
          </>
        }
      />
      <EstimateDialogs
        open={open}
        plan={plan}
        priceList={priceList}
        totals={priced.totals}
        actions={actions}
        dialog={dialog}
        editing={editing}
        onDialogChange={onDialogChange}
        onEditingChange={setEditing}
        hasPlanFailed={hasPlanFailed}
        onPlanReload={onPlanReload}
      />
    </>
  );
}

function certaintyOf(status: OpenEstimate['state']['estimate']['status']): string {
  if (status === 'ready' || status === 'ordered') return 'These prices are firm.';
  if (status === 'pricing') return 'We’re checking these prices.';
  if (status === 'draft') return 'These prices are budgetary: ask for a quote to make them firm.';
  return 'These prices are budgetary.';
}
