import { usePortalServices, useStore, useUnsavedWork } from '@quayside/portal-core/react';
import { useEffect, useMemo, useState } from 'react';
import { findAddresses, type ProductOffer, type QuoteSite } from '../api.ts';
import { checkRows, postcodesOf, toImportRows, type CheckedRow, type ImportRow } from './checkRows.ts';
import { createLookups, type Lookups, type LookupsState } from './createLookups.ts';
import { sourceProblem, tableNotes } from './importWords.ts';
import { readImportDraft, type ImportDraft } from './importDraft.ts';
import { guessColumns, targetsOf, type ColumnMapping } from './mapColumns.ts';
import { parseRows } from './parseRows.ts';
import { readText } from './readText.ts';

export interface SitesImport {
  readonly draft: ImportDraft;
  /** The reason why the last file or text was rejected; null when it was accepted. */
  readonly problem: string | null;
  readonly notes: readonly string[];
  /** The rows with their problems; empty before the last phase. */
  readonly rows: readonly CheckedRow[];
  /** The lines that lacked something at some time: they stay together while they are repaired. */
  readonly repairedLines: ReadonlySet<number>;
  readonly lookups: LookupsState;
  readonly commands: Pick<Lookups, 'cancel' | 'retry'>;
  /** When the restored draft was saved; null without one. */
  readonly restoredAt: Date | null;
  type(this: void, text: string): void;
  takeText(this: void): void;
  takeFile(this: void, file: File): Promise<void>;
  map(this: void, mapping: ColumnMapping): void;
  check(this: void): void;
  repair(this: void, line: number, change: Partial<ImportRow>): void;
  leaveOut(this: void, lines: readonly number[]): void;
  backToColumns(this: void): void;
  restart(this: void): void;
}

const begin: ImportDraft = { phase: 'source', text: '' };

/** Reads sites from a file or a pasted table, and keeps those that are not added yet as a draft. */
export function useImport(
  quoteNumber: string,
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>,
  sites: readonly QuoteSite[],
): SitesImport {
  const { http } = usePortalServices('useImport');
  const [draft, setDraft] = useState<ImportDraft>(begin);
  const [problem, setProblem] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [repairedLines, setRepairedLines] = useState<ReadonlySet<number>>(new Set());
  const lookups = useMemo(
    () => createLookups(async (postcode) => (await findAddresses.send(http, { query: { postcode } })).items),
    [http],
  );
  const found = useStore(lookups);
  const importRows = draft.phase === 'rows' ? draft.rows : none;
  useEffect(() => lookups.ask(postcodesOf(importRows)), [lookups, importRows]);
  useEffect(() => lookups.cancel, [lookups]);
  const { byPostcode } = found;
  const rows = useMemo(
    () => checkRows(importRows, byPostcode, sites, offer),
    [importRows, byPostcode, sites, offer],
  );
  const fresh = rows.filter(({ state, row }) => state === 'problem' && !repairedLines.has(row.line));
  if (fresh.length > 0) setRepairedLines(new Set([...repairedLines, ...fresh.map(({ row }) => row.line)]));
  const { restoredAt } = useUnsavedWork(`quote-import-${quoteNumber}`, {
    value: draft.phase === 'source' && draft.text === '' ? undefined : draft,
    restore(stored) {
      const read = readImportDraft(stored);
      if (read === null) return false;
      setDraft(read);
      return true;
    },
  });

  function take(text: string, encoding: Parameters<typeof tableNotes>[1]): void {
    const parsed = parseRows(text);
    setProblem(sourceProblem(parsed));
    if (parsed.kind !== 'table') return;
    const { headings, rows: lines } = parsed;
    setNotes(tableNotes(parsed, encoding));
    setRepairedLines(new Set());
    const mapping = guessColumns(headings, lines, targetsOf(offer));
    setDraft({ phase: 'columns', table: { headings, rows: lines }, mapping });
  }

  return {
    draft,
    problem,
    notes,
    rows,
    repairedLines,
    lookups: found,
    commands: lookups,
    restoredAt,
    type(text) {
      setProblem(null);
      setDraft({ phase: 'source', text });
    },
    takeText() {
      if (draft.phase === 'source') take(draft.text, null);
    },
    async takeFile(file) {
      const read = readText(new Uint8Array(await file.arrayBuffer()));
      setProblem(sourceProblem(read));
      if (read.kind === 'text') take(read.text, read.encoding);
    },
    map(mapping) {
      if (draft.phase === 'columns') setDraft({ ...draft, mapping });
    },
    check() {
      if (draft.phase !== 'columns') return;
      const { table, mapping } = draft;
      setDraft({ phase: 'rows', table, mapping, rows: toImportRows(table.rows, mapping, offer) });
    },
    repair(line, change) {
      setDraft((current) =>
        current.phase === 'rows'
          ? {
              ...current,
              rows: current.rows.map((row) => (row.line === line ? { ...row, ...change } : row)),
            }
          : current,
      );
    },
    leaveOut(lines) {
      setDraft((current) => {
        if (current.phase !== 'rows') return current;
        const rest = current.rows.filter(({ line }) => !lines.includes(line));
        return rest.length === 0 ? begin : { ...current, rows: rest };
      });
    },
    backToColumns() {
      if (draft.phase !== 'rows') return;
      const left = new Set(draft.rows.map(({ line }) => line));
      const { table, mapping } = draft;
      setDraft({
        phase: 'columns',
        table: { ...table, rows: table.rows.filter(({ line }) => left.has(line)) },
        mapping,
      });
    },
    restart() {
      lookups.cancel();
      setProblem(null);
      setDraft(begin);
    },
  };
}

const none: readonly ImportRow[] = [];
