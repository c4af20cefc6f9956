import * as v from 'valibot';
import { quoteDraftEntries } from '../api.ts';

const address = quoteDraftEntries.sites.item.entries.address;
const lineNumber = v.number();

const table = v.object({
  headings: v.pipe(v.array(v.string()), v.readonly()),
  rows: v.pipe(
    v.array(v.object({ line: lineNumber, cells: v.pipe(v.array(v.string()), v.readonly()) })),
    v.readonly(),
  ),
});

const mapping = v.record(v.string(), v.number());

const end = v.object({ postcode: v.string(), addressText: v.string(), chosen: v.nullable(address) });

const row = v.object({
  line: lineNumber,
  reference: v.string(),
  aEnd: end,
  bEnd: v.nullable(end),
  fields: v.pipe(v.record(v.string(), v.string()), v.readonly()),
});

const importDraft = v.variant('phase', [
  v.object({ phase: v.literal('source'), text: v.string() }),
  v.object({ phase: v.literal('columns'), table, mapping }),
  v.object({ phase: v.literal('rows'), table, mapping, rows: v.pipe(v.array(row), v.readonly()) }),
]);

/** The state of an import, as plain data that a tab can keep. */
export type ImportDraft = v.InferOutput<typeof importDraft>;

/** Reads the draft that a tab kept; null when it does not fit, because another version of the page wrote it. */
export function readImportDraft(stored: unknown): ImportDraft | null {
  const read = v.safeParse(importDraft, stored);
  return read.success ? read.output : null;
}
