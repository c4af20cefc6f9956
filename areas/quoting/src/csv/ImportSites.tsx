import { useAddToast } from '@quayside/portal-core/react';
import { useEffect, useMemo, useRef, type JSX, type RefObject } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer, QuoteSite } from '../api.ts';
import { toSite, type CheckedRow } from './checkRows.ts';
import { targetsOf } from './mapColumns.ts';
import { SITE_LIMIT } from '../sites/siteLimit.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSource } from './ImportSource.tsx';
import { useImport } from './useImport.ts';

export interface ImportSitesProps {
  quoteNumber: string;
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>;
  sites: readonly QuoteSite[];
  onAdd: (sites: readonly Omit<QuoteSite, 'id' | 'options'>[]) => void;
}

/** Adds sites from a file or a pasted table: source, columns, then the rows with their repairs. */
export function ImportSites({ quoteNumber, offer, sites, onAdd }: ImportSitesProps): JSX.Element {
  const addToast = useAddToast();
  const imported = useImport(quoteNumber, offer, sites);
  const { draft } = imported;
  const targets = useMemo(() => targetsOf(offer), [offer]);
  const root = useFocusOnPhase(draft.phase);

  function add(rows: readonly CheckedRow[]): void {
    onAdd(rows.map((row) => toSite(row)).filter((site) => site !== null));
    imported.leaveOut(rows.map(({ row }) => row.line));
    const text = rows.length === 1 ? '1 site added' : `${formatCount(rows.length)} sites added`;
    addToast({ tone: 'info', text });
  }

  return (
    <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
      {draft.phase === 'source' && (
        <ImportSource
          text={draft.text}
          problem={imported.problem}
          targets={targets}
          onType={imported.type}
          onTakeText={imported.takeText}
          onTakeFile={(file) => void imported.takeFile(file)}
        />
      )}
      {draft.phase === 'columns' && (
        <ImportColumns
          {...draft.table}
          targets={targets}
          mapping={draft.mapping}
          notes={imported.notes}
          onMap={imported.map}
          onCheck={imported.check}
          onRestart={imported.restart}
        />
      )}
      {draft.phase === 'rows' && (
        <ImportRows
          rows={imported.rows}
          repairedLines={imported.repairedLines}
          lookups={imported.lookups}
          room={SITE_LIMIT - sites.length}
          offer={offer}
          onRepair={imported.repair}
          onLeaveOut={imported.leaveOut}
          onRetry={imported.commands.retry}
          onCancel={imported.commands.cancel}
          onAdd={add}
          onBack={imported.backToColumns}
          onRestart={imported.restart}
        />
      )}
    </div>
  );
}

/** Moves focus to the first element of a phase: the button that had it is gone. */
function useFocusOnPhase(phase: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    root.current?.focus();
  }, [phase]);
  return root;
}
