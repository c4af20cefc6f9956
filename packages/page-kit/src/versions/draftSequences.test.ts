import { expect, it } from 'vitest';
import { checkDraftSequences } from '../testing/checkDraftSequences.ts';
import { lines, whole, type Parts } from './mergeParts.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly label: string;
}

interface Content {
  readonly mine: string;
  readonly theirs: string;
  readonly shared: string;
  readonly lines: readonly Line[];
}

const parts: Parts<Content> = {
  mine: whole(),
  theirs: whole(),
  shared: whole(),
  lines: lines<readonly Line[]>({
    idOf: ({ id }) => id,
    withNewId(line, taken) {
      let id = `${line.id}x`;
      while (taken.has(id)) id += 'x';
      return { ...line, id };
    },
  }),
};

const lineA = (change: (line: Line) => Line) => (content: Content) => ({
  ...content,
  lines: content.lines.map((line) => (line.id === 'A' ? change(line) : line)),
});

it('No sequence of edits, failures, reloads and changes of a colleague loses or undoes what somebody saved', async () => {
  const checked = checkDraftSequences<Content>(
    {
      parts,
      first: { mine: 'm', theirs: 't', shared: 's', lines: [{ id: 'A', quantity: 0, label: '' }] },
      values: [
        { by: 'me', read: ({ mine }) => mine, write: (content, n) => ({ ...content, mine: `m${n}` }) },
        {
          by: 'colleague',
          read: ({ theirs }) => theirs,
          write: (content, n) => ({ ...content, theirs: `t${n}` }),
        },
        {
          by: 'both',
          clash: 'shared',
          read: ({ shared }) => shared,
          write: (content, n) => ({ ...content, shared: `s${n}` }),
        },
        {
          by: 'me',
          read: (content) => content.lines.find(({ id }) => id === 'A')?.quantity,
          write: (content, quantity) => lineA((line) => ({ ...line, quantity }))(content),
        },
        {
          by: 'colleague',
          read: (content) => content.lines.find(({ id }) => id === 'A')?.label,
          write: (content, n) => lineA((line) => ({ ...line, label: `l${n}` }))(content),
        },
        {
          by: 'me',
          write: (content, n) => ({
            ...content,
            lines: [...content.lines, { id: `L${n}`, quantity: 1, label: '' }],
          }),
        },
        // Only an own line: the colleague has no label on it.
        {
          by: 'me',
          write: (content) => ({ ...content, lines: content.lines.filter(({ id }) => id === 'A') }),
        },
      ],
    },
    { runs: 300 },
  );
  await expect(checked).resolves.toBeUndefined();
});
