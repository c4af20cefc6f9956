import { useMay } from '@quayside/shared/rights/useMay.ts';
import { estimatesPath } from '@quayside/contract/paths/cloud';
import { isSame, lastChangeOf, useOwnName } from '@quayside/page-kit/versions';
import type { HttpStatusError, PortalError } from '@quayside/portal-core';
import { isHttpStatusError, useCurrentUser, usePageTitle, useResource } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isRefused, toAsyncState } from '@quayside/page-kit/failures';
import { PinButton } from '@quayside/page-kit/pins';
import { printPage } from '@quayside/page-kit/page';
import { getEstimate, getPricePlan, type Estimate } from '../api.ts';
import { EstimateFrame } from './EstimateFrame.tsx';
import { EstimateIdentity, EstimateMenu, type EstimateDialog } from './EstimateHeader.tsx';
import { LostText } from './LostText.tsx';
import { contentOf, type EstimateContent } from './estimateContent.ts';
import { toPriceList } from './price.ts';
import { useEstimateActions } from './useEstimateActions.ts';
import { useEstimateEditor, type OpenEstimate } from './useEstimateEditor.ts';
import { estimateItem } from '../pins/estimateItem.ts';
import { EstimateWorkspace, type EstimateWorkspaceProps } from './EstimateWorkspace.tsx';

const PRICING_POLL_MS = 2_000;
const SHARED_POLL_MS = 20_000;

type Shown = Pick<EstimateWorkspaceProps, 'open' | 'plan'>;

/** One estimate: its lines, its charges and its actions. */
export function EstimatePage(): JSX.Element {
  const { number = '' } = useParams();
  const resource = useResource(getEstimate, { path: { estimateNumber: number } }, { pollMs });
  const ownName = useOwnName();
  const ownPlanId = useCurrentUser()?.partner?.cloudEnterprisePricePlanId ?? null;
  const open = useEstimateEditor(number, resource.data);
  const planId = open?.state.estimate.pricePlan.id ?? ownPlanId;
  const plan = useResource(getPricePlan, planId === null ? null : { path: { pricePlanId: planId } });
  const [dialog, setDialog] = useState<EstimateDialog | null>(null);
  const missing = missingError(resource.error, open);
  const isMissing = missing !== null;
  // What was typed stays in the draft of the estimate.
  const isClosed = isMissing || isRefused(resource.error);
  const name = isClosed ? undefined : open?.state.content.name;
  const lost = isMissing ? lostContent(open) : null;
  usePageTitle(isMissing ? 'Estimate not found' : name);
  const shown: Shown | null = open && plan.data && !isClosed ? { open, plan: plan.data } : null;
  const failed =
    open && !isClosed ? toAsyncState(plan, getPricePlan.id) : toAsyncState(resource, getEstimate.id);

  return (
    <EstimateFrame<Shown>
      state={
        isMissing ? { status: 'notFound' } : shown ? { status: 'ready', data: shown } : withoutData(failed)
      }
      name={name}
      details={
        shown && <EstimateIdentity {...shown.open.state} onRetry={() => void shown.open.editor.saveNow()} />
      }
      actions={shown && <EstimateMenuOf open={shown.open} onOpen={setDialog} />}
      deleted={lastChangeOf(missing)}
      ownName={ownName}
      lost={
        lost && (
          <LostText
            lost={lost}
            saved={null}
            priceList={plan.data ? toPriceList(plan.data) : new Map()}
            lead="The estimate was gone before your last changes were saved."
          />
        )
      }
      receivedAtMs={resource.receivedAtMs}
      onRefresh={() => void Promise.all([resource.refetch(), plan.refetch()])}
    >
      {(data) => (
        <EstimateWorkspace
          key={number}
          {...data}
          dialog={dialog}
          onDialogChange={setDialog}
          hasPlanFailed={plan.status === 'failed' && !plan.isStale}
          onPlanReload={() => void plan.refetch()}
        />
      )}
    </EstimateFrame>
  );
}

/** Polls for the quote while it is being priced, and for colleagues' changes while the estimate is shared. */
function pollMs({ status, sharing }: Estimate): number | null {
  if (status === 'pricing') return PRICING_POLL_MS;
  return status === 'draft' && sharing === 'colleagues' ? SHARED_POLL_MS : null;
}

/** The 404 of the estimate itself, or of its last save; null while it exists. */
function missingError(error: PortalError | null, open: OpenEstimate | null): HttpStatusError | null {
  if (isHttpStatusError(error, 404)) return error;
  const save = open?.state.save;
  return save?.status === 'ended' && isHttpStatusError(save.error, 404) ? save.error : null;
}

/** What was typed into an estimate before it was deleted; null for nothing. */
function lostContent(open: OpenEstimate | null): EstimateContent | null {
  if (open === null) return null;
  const { content, estimate, lost } = open.state;
  return lost ?? (isSame(content, contentOf(estimate)) ? null : content);
}

function withoutData(state: AsyncContentState<object>): AsyncContentState<never> {
  if (state.status !== 'failed') return { status: 'loading' };
  const { data: _data, ...failure } = state;
  return failure;
}

function EstimateMenuOf({
  open,
  onOpen,
}: {
  open: OpenEstimate;
  onOpen: (dialog: EstimateDialog) => void;
}): JSX.Element {
  const navigate = useNavigate();
  const { estimate, content } = open.state;
  const { download, remove } = useEstimateActions(open, estimate.number);
  const canCopy = useMay('createQuotes');
  async function removeAndLeave(): Promise<void> {
    if (await remove()) await navigate(estimatesPath.href());
  }
  return (
    <EstimateMenu
      canCopy={canCopy}
      pin={<PinButton {...estimateItem(estimate)} />}
      estimate={{ ...estimate, lineCount: content.lines.length }}
      onOpen={onOpen}
      onDownload={download}
      onPrint={printPage}
      onDelete={() => void removeAndLeave()}
    />
  );
}
