import { isSame } from '../versions/mergeParts.ts';
import type { EditedThing } from './editedThing.ts';

/** Who changed each value last, or gave up the own change of it. */
export interface LastChanges<Content extends object> {
  /** The user or the colleague changed the value of that index. */
  note(this: void, index: number, by: 'me' | 'colleague', content: Content): void;
  /** The user decided about these clashes, for that content. */
  noteAnswer(this: void, whose: 'mine' | 'theirs', clashIds: readonly string[], chosen: Content): void;
  /** Returns the first rule that the page breaks, which has asked about these clashes; null for none. */
  brokenBy(this: void, shown: Content, askedIds: readonly string[]): string | null;
  /** Whether the server has everybody's last changes in the end. */
  areIn(this: void, content: Content): boolean;
}

/** Remembers the last change of each value. At first all are the colleague's. */
export function createLastChanges<Content extends object>({
  first,
  values,
}: Pick<EditedThing<Content>, 'first' | 'values'>): LastChanges<Content> {
  const last = values.map(({ read }): { by: 'me' | 'colleague' | 'answer'; value: unknown } => ({
    by: 'colleague',
    value: read?.(first),
  }));
  return {
    note(index, by, content) {
      last[index] = { by, value: values[index]?.read?.(content) };
    },
    noteAnswer(whose, clashIds, chosen) {
      for (const [index, { clash, read }] of values.entries())
        if (isAsked(clash, clashIds))
          last[index] = { by: whose === 'mine' ? 'me' : 'answer', value: read?.(chosen) };
    },
    brokenBy(shown, askedIds) {
      const wrong = askedIds.find(
        (id) => !values.some(({ by, clash }) => by === 'both' && isAsked(clash, [id])),
      );
      if (wrong !== undefined) return `The user was asked about ${wrong}, which only one of them changes.`;
      const isChanged = values.some(
        ({ by, read }, index) => by === 'me' && read && !isSame(read(shown), last[index]?.value),
      );
      return isChanged ? 'What only the user changes was changed by another.' : null;
    },
    areIn: (content) =>
      values.every(({ by, read }, index) => {
        const { by: who, value } = last[index] ?? {};
        // Of a value that both change, what the colleague saved last or what the user gave up may stand.
        return !read || (by === 'both' && who !== 'me') || isSame(read(content), value);
      }),
  };
}

function isAsked(clash: string | undefined, ids: readonly string[]): boolean {
  return clash !== undefined && ids.some((id) => id === clash || id.startsWith(`${clash}.`));
}
