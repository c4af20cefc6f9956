import {
  type ClashDecisions,
  isSame,
  mergeParts,
  ownDecisions,
  type MergedContent,
  type Parts,
  type PartVersions,
} from './mergeParts.ts';

/** Two versions in one, and what the other version has of the user's own saves. */
export interface MergedOwnSaves<Content> extends MergedContent<Content> {
  /** The user's save that the other version contains whole; undefined for none. */
  readonly own: Content | undefined;
}

/**
 * Merges two versions of a draft when one of the user's saves may have arrived without a response. `sent` are those saves. What the user
 * saved in this way is no clash. In a clash the user's own version stands, unless it is decided otherwise.
 */
export function mergeOwnSaves<Content extends object>(
  parts: Parts<Content>,
  { base: loaded, mine, theirs }: PartVersions<Content>,
  sent: readonly Content[],
  decisions: ClashDecisions = ownDecisions,
): MergedOwnSaves<Content> {
  const own = sent.findLast((save) => contains(parts, theirs, save, loaded));
  const base = own ?? loaded;
  const clashesOf = (versions: PartVersions<Content>): readonly string[] =>
    mergeParts(parts, versions).clashes.map(({ id }) => id);
  // A save that was changed by others in one part is still the user's own in all parts that do not clash with it.
  const overwrittenParts = sent.map(
    (save) =>
      new Set([...clashesOf({ base: save, mine, theirs }), ...clashesOf({ base, mine: save, theirs })]),
  );
  const isOwn = (id: string): boolean => !overwrittenParts.every((ids) => ids.has(id));
  const { content, clashes } = mergeParts(
    parts,
    { base, mine, theirs },
    {
      ...decisions,
      choose: (id) => (isOwn(id) ? 'mine' : decisions.choose(id)),
    },
  );
  return { own, content, clashes: clashes.filter(({ id }) => !isOwn(id)) };
}

/** Whether a version has all that was sent: it was saved, and perhaps others saved after it. */
function contains<Content extends object>(
  parts: Parts<Content>,
  theirs: Content,
  sent: Content,
  base: Content | undefined,
): boolean {
  const { content, clashes } = mergeParts(parts, { base, mine: sent, theirs });
  return clashes.length === 0 && isSame(content, theirs);
}
