/** A part of a draft that two people changed differently. `id` is unique among the clashes of one merge. */
export interface Clash {
  readonly id: string;
  /** Undefined: removed. */
  readonly mine: unknown;
  /** Undefined: removed. */
  readonly theirs: unknown;
}

/** The author of the version that stays. */
export type Whose = 'mine' | 'theirs';

/** Two versions of a part in one. */
export interface MergedPart<Value> {
  /** Both people's changes. In a clash, the version that `choose` names. */
  readonly value: Value;
  readonly clashes: readonly Clash[];
}

/** The versions of one part, or of a whole draft. `base` is the one that both others were made from; undefined where it is not known. */
export interface PartVersions<Value> {
  readonly base: Value | undefined;
  readonly mine: Value;
  readonly theirs: Value;
}

/** How clashes are decided, by their ids. */
export interface ClashDecisions {
  choose(this: void, clashId: string): Whose;
  /**
   * Whether the user was asked about this part, or about a part of it, and has not answered. Then the old value is an answer like any
   * other, and no lack of a change.
   */
  isAsked(this: void, id: string): boolean;
}

/** The user's own version stands in every clash, and nothing was asked. */
export const ownDecisions: ClashDecisions = { choose: () => 'mine', isAsked: () => false };

/** How two versions of one part become one. Where the base is not known, each difference is a clash. */
export type PartMerge<Value> = (
  id: string,
  versions: PartVersions<Value>,
  decisions: ClashDecisions,
) => MergedPart<Value>;

/** How each part of a draft is merged. */
export type Parts<Content> = { readonly [Key in keyof Content]: PartMerge<Content[Key]> };

/** Whether two parts are the same, in whatever order their members stand. Both are plain data; a member that is undefined is missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isSame(each, other[index]))
    );
  const [ours, theirs] = [fieldsOf(one), fieldsOf(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].every((name) =>
    isSame(ours.get(name), theirs.get(name)),
  );
}

/** One value, or a group of values that only make sense together: it has one author, never a third value. */
export function whole<Value>(): PartMerge<Value> {
  return mergeWhole;
}

function mergeWhole<Value>(
  id: string,
  { base, mine, theirs }: PartVersions<Value>,
  { choose, isAsked }: ClashDecisions,
): MergedPart<Value> {
  if (isSame(mine, theirs)) return { value: theirs, clashes: [] };
  if (base !== undefined && isSame(mine, base) && !isAsked(id)) return { value: theirs, clashes: [] };
  if (base !== undefined && isSame(theirs, base)) return { value: mine, clashes: [] };
  return { value: choose(id) === 'mine' ? mine : theirs, clashes: [{ id, mine, theirs }] };
}

/** A set of choices: the additions and removals of both. */
export function choices<Value>(): PartMerge<Value[]> {
  return (id, { base, mine, theirs }, decisions) => {
    if (base === undefined || isSame(mine, base) || isSame(theirs, base))
      return mergeWhole(id, { base, mine, theirs }, decisions);
    const has = (list: readonly Value[], value: Value): boolean => list.some((each) => isSame(each, value));
    const kept = theirs.filter((value) => has(mine, value) || !has(base, value));
    const added = mine.filter((value) => !has(base, value) && !has(theirs, value));
    return { value: [...kept, ...added], clashes: [] };
  };
}

/** How the lines of a list are told apart. */
export interface LineOptions<Line> {
  readonly idOf: (line: Line) => string;
  /**
   * A copy with an id that no other line has: both people added a line and chose the same id. Without it the id is a fact, such as a site
   * that has one line at most, so two lines with the same id are a clash.
   */
  readonly withNewId?: (line: Line, taken: ReadonlySet<string>) => Line;
  /** How single fields of a line are merged. Default: each field has one author. */
  readonly parts?: Partial<Parts<Line>>;
}

/**
 * Lines with ids: by id, then by field. A line that one removed and nobody changed is gone; one that was removed and changed is a clash.
 * The order is theirs, unless only the user moved lines; a new line follows the one that it followed.
 */
export function lines<List extends readonly object[]>({
  idOf,
  withNewId,
  parts = {},
}: LineOptions<List[number]>): PartMerge<List> {
  type Line = List[number];
  const byId = (list: readonly Line[]): ReadonlyMap<string, Line> =>
    new Map(list.map((line) => [idOf(line), line]));

  return (id, versions, decisions) => {
    const before = byId(versions.base ?? []);
    const own = byId(versions.mine);
    const others = byId(versions.theirs);
    const clashes: Clash[] = [];
    const kept = new Map<string, Line>();
    const renamed = new Map<string, Line>();
    for (const lineId of new Set([...others.keys(), ...own.keys(), ...before.keys()])) {
      const [base, mine, theirs] = [before.get(lineId), own.get(lineId), others.get(lineId)];
      const isNewTwice = versions.base !== undefined && base === undefined && mine !== undefined;
      if (withNewId && isNewTwice && theirs !== undefined && !isSame(mine, theirs)) {
        kept.set(lineId, theirs);
        renamed.set(lineId, mine);
        continue;
      }
      const merged = mergeLine(`${id}.${lineId}`, { base, mine, theirs }, decisions, parts);
      clashes.push(...merged.clashes);
      if (merged.value !== undefined) kept.set(lineId, merged.value);
    }
    const order = mergedOrder([...before.keys()], [...own.keys()], [...others.keys()]);
    const taken = new Set([...before.keys(), ...own.keys(), ...others.keys()]);
    const value = order.flatMap((lineId) => {
      const twin = renamed.get(lineId);
      return [kept.get(lineId), twin && withNewId && withOtherId(twin, withNewId)].filter(
        (line) => line !== undefined,
      );
    });

    function withOtherId(line: Line, rename: NonNullable<LineOptions<Line>['withNewId']>): Line {
      const renamedLine = rename(line, taken);
      taken.add(idOf(renamedLine));
      return renamedLine;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of the same lines
    return { value: value as readonly object[] as List, clashes };
  };
}

/** Merges a line that all have field by field, and any other one as a whole. */
function mergeLine<Line extends object>(
  id: string,
  { base, mine, theirs }: PartVersions<Line | undefined>,
  decisions: ClashDecisions,
  parts: Partial<Parts<Line>> = {},
): MergedPart<Line | undefined> {
  const { choose, isAsked } = decisions;
  if (isSame(mine, theirs) || (isSame(mine, base) && !isAsked(id))) return { value: theirs, clashes: [] };
  if (isSame(theirs, base)) return { value: mine, clashes: [] };
  if (base === undefined || mine === undefined || theirs === undefined)
    return { value: choose(id) === 'mine' ? mine : theirs, clashes: [{ id, mine, theirs }] };
  const old = fieldsOf(base);
  const own = fieldsOf(mine);
  const other = fieldsOf(theirs);
  const clashes: Clash[] = [];
  const mergers = new Map<string, PartMerge<unknown>>(Object.entries(parts));
  const merged = new Map<string, unknown>();
  for (const name of new Set([...own.keys(), ...other.keys()])) {
    const [was, ours, present] = [old.get(name), own.get(name), other.get(name)];
    const fieldId = `${id}.${name}`;
    if (isSame(ours, present) || (isSame(ours, was) && !isAsked(fieldId))) merged.set(name, present);
    else if (isSame(present, was)) merged.set(name, ours);
    else {
      const merge = mergers.get(name) ?? mergeWhole;
      const field = merge(fieldId, { base: was, mine: ours, theirs: present }, decisions);
      clashes.push(...field.clashes);
      merged.set(name, field.value);
    }
  }
  return { value: { ...theirs, ...Object.fromEntries(merged) }, clashes };
}

function fieldsOf(line: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(line));
}

function common(list: readonly string[], other: readonly string[]): readonly string[] {
  return list.filter((id) => other.includes(id));
}

/** The ids of both versions in one order: the moved one if one moved, theirs if both did. */
function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const hasMoved = (list: readonly string[]): boolean => !isSame(common(list, base), common(base, list));
  const [first, second] = hasMoved(mine) && !hasMoved(theirs) ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const predecessor = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id);
  }
  return order;
}

/** Fields that change independently of each other. */
export function fields<Value extends object>(): PartMerge<Value> {
  return (id, versions, decisions) => {
    const { value, clashes } = mergeLine<Value>(id, versions, decisions);
    return { value: value ?? versions.theirs, clashes };
  };
}

/** Fields that have a merge each, as the parts of a draft have. */
export function eachPart<Value extends object>(parts: Parts<Value>): PartMerge<Value> {
  return (id, versions, { choose, isAsked }) => {
    const { content, clashes } = mergeParts(parts, versions, {
      choose: (clashId) => choose(`${id}.${clashId}`),
      isAsked: (partId) => isAsked(`${id}.${partId}`),
    });
    return {
      value: content,
      clashes: clashes.map(({ id: clashId, mine, theirs }) => ({ id: `${id}.${clashId}`, mine, theirs })),
    };
  };
}

/** Two versions of a draft in one. */
export interface MergedContent<Content> {
  readonly content: Content;
  readonly clashes: readonly Clash[];
}

/** Merges two versions of a draft. In a clash the user's own version stands, unless it is decided otherwise. */
export function mergeParts<Content extends object>(
  parts: Parts<Content>,
  versions: PartVersions<Content>,
  decisions: ClashDecisions = ownDecisions,
): MergedContent<Content> {
  const { base, mine, theirs } = versions;
  const clashes: Clash[] = [];
  const keys = Object.keys(parts).filter((key): key is keyof Content & string => key in parts);
  const entries = keys.map((key) => {
    const merged = parts[key](key, { base: base?.[key], mine: mine[key], theirs: theirs[key] }, decisions);
    clashes.push(...merged.clashes);
    return [key, merged.value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of fromEntries forgets the keys
  return { content: { ...theirs, ...Object.fromEntries(entries) } as Content, clashes };
}
