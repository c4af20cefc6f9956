import * as v from 'valibot';
import { lineSchema, termSchema, type CloudItem, type Estimate, type Term } from '../api.ts';
import { groupWords } from '../cloudWords.ts';

export type EstimateLine = Readonly<v.InferOutput<typeof lineSchema>>;

/** The editable part of an estimate. */
export interface EstimateContent {
  readonly name: string;
  readonly note: string;
  readonly termMonths: Term;
  readonly lines: readonly EstimateLine[];
}

/** The group of a line. `unknown`: the plan does not offer its item. */
export type LineGroupId = CloudItem['group'] | 'unknown';

export interface LineGroup {
  readonly id: LineGroupId;
  readonly lines: readonly EstimateLine[];
}

const contentSchema = v.object({
  name: v.string(),
  note: v.string(),
  termMonths: termSchema,
  lines: v.array(lineSchema),
});

/** Returns the editable part of an estimate. */
export function contentOf({ name, note, termMonths, lines }: Estimate): EstimateContent {
  return {
    name,
    note,
    termMonths,
    lines: lines.map(({ id, itemId, name: lineName, quantity, size, hoursPerMonth, termMonths: own }) => ({
      id,
      itemId,
      name: lineName,
      quantity,
      size,
      hoursPerMonth,
      termMonths: own,
    })),
  };
}

/** The content that a draft holds; null when it does not fit. */
export function readContent(draft: unknown): EstimateContent | null {
  const result = v.safeParse(contentSchema, draft);
  return result.success ? result.output : null;
}

/** The lines by group, in the order of the groups; empty groups are left out. */
export function groupLines(
  lines: readonly EstimateLine[],
  prices: ReadonlyMap<string, CloudItem>,
): readonly LineGroup[] {
  const groups = new Map<LineGroupId, EstimateLine[]>([['unknown', []]]);
  for (const group of groupIds) groups.set(group, []);
  for (const line of lines) groups.get(groupOf(line, prices))?.push(line);
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([id, members]) => ({ id, lines: members }));
}

function groupOf({ itemId }: EstimateLine, prices: ReadonlyMap<string, CloudItem>): LineGroupId {
  return prices.get(itemId)?.group ?? 'unknown';
}

export const groupIds: readonly CloudItem['group'][] = Object.keys(groupWords).filter(
  (id): id is CloudItem['group'] => id in groupWords,
);

/** Adds a line, or replaces the one with its id. */
export function putLine(content: EstimateContent, line: EstimateLine): EstimateContent {
  const index = content.lines.findIndex(({ id }) => id === line.id);
  const lines = index === -1 ? [...content.lines, line] : content.lines.with(index, line);
  return { ...content, lines };
}

/** Adds a copy of a line below it. */
export function duplicateLine(content: EstimateContent, id: string, newId: string): EstimateContent {
  const index = content.lines.findIndex((line) => line.id === id);
  const line = content.lines[index];
  if (!line) return content;
  return { ...content, lines: content.lines.toSpliced(index + 1, 0, { ...line, id: newId }) };
}

export function removeLine(content: EstimateContent, id: string): EstimateContent {
  return { ...content, lines: content.lines.filter((line) => line.id !== id) };
}

/** Returns a removed line to its place, or to the end of a list that is shorter now. */
export function restoreLine(content: EstimateContent, line: EstimateLine, index: number): EstimateContent {
  if (content.lines.some(({ id }) => id === line.id)) return content;
  return { ...content, lines: content.lines.toSpliced(index, 0, line) };
}

/** Moves a line to a place among the lines of its group; the other groups keep theirs. */
export function moveLine(
  content: EstimateContent,
  group: LineGroup,
  id: string,
  toIndex: number,
): EstimateContent {
  const from = group.lines.findIndex((line) => line.id === id);
  const moved = group.lines[from];
  if (!moved) return content;
  const order = group.lines.toSpliced(from, 1).toSpliced(toIndex, 0, moved)[Symbol.iterator]();
  const ids = new Set(group.lines.map((line) => line.id));
  return {
    ...content,
    lines: content.lines.map((line) => (ids.has(line.id) ? (order.next().value ?? line) : line)),
  };
}

/** An id for a new line, which no other line has. */
export function newLineId(): string {
  return crypto.randomUUID();
}
