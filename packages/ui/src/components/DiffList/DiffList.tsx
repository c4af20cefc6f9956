'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { editIcon } from '../../icons/editIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { plusIcon } from '../../icons/plusIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DiffFoot, DiffHeads, DiffPairs, DiffRoot, KindWord, Nothing, SideWord } from './DiffList.styles.ts';

/** The kind of difference. */
export type DiffKind = 'added' | 'removed' | 'changed' | 'unchanged';

/** One field. `id` is unique among them, `term` is its name. */
export type DiffItem = {
  /** Unique in the list. */
  id: string;
  /** The name of the field. */
  term: ReactNode;
} & (
  | {
      /** The kind of difference. */
      kind: 'added';
      /** The value after the change; in a conflict that of the other user. */
      after: ReactNode;
    }
  | {
      kind: 'removed';
      /** The value before the change; in a conflict the user's own. */
      before: ReactNode;
    }
  | { kind: 'changed'; before: ReactNode; after: ReactNode }
  | {
      kind: 'unchanged';
      /** The value, which is the same on both sides. */
      value: ReactNode;
    }
);

/**
 * `change` compares before and after: the old value is struck through. `conflict` compares the user's version with
 * another user's, both of which are still valid, so that nothing is called added, removed or changed.
 */
export type DiffComparison = 'change' | 'conflict';

/** Every string of a diff list. */
export type DiffListLabels = Record<DiffKind, string> & {
  /** Precedes the value before a change. */
  before: string;
  /** Precedes the value after a change. */
  after: string;
  /** Precedes the user's own value, in a conflict. */
  mine: string;
  /** Precedes the value of the other user, in a conflict. */
  theirs: string;
  /** A value that one side of a conflict does not have. */
  missing: string;
  /** The number of unchanged fields, `{count}`. */
  unchangedCount: string;
  /** The button that lists the unchanged fields too. */
  showUnchanged: string;
  /** The button that leaves the unchanged fields out again. */
  hideUnchanged: string;
  /** Replaces the list when nothing differs. */
  nothing: string;
};

/** `items` are in the order of the fields. */
export type DiffListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The fields, in the order in which they are shown. */
  items: readonly DiffItem[];
  /** Default `change`. */
  comparison?: DiffComparison;
  /** Whether unchanged fields are listed too. Default false: only their number is. */
  showUnchanged?: boolean;
  /** Lets the user show and hide the unchanged fields. */
  onShowUnchangedChange?: ((show: boolean) => void) | undefined;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DiffListLabels>;
};

const defaultLabels: DiffListLabels = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  unchanged: 'Unchanged',
  before: 'Before',
  after: 'After',
  mine: 'Your version',
  theirs: 'Their version',
  missing: 'None',
  unchangedCount: 'Unchanged: {count}',
  showUnchanged: 'Show unchanged',
  hideUnchanged: 'Hide unchanged',
  nothing: 'Nothing differs.',
};

/**
 * The differences between two versions of one thing, field by field: a change request, an audit entry, an edit
 * conflict. Words and shapes tell the kinds of change apart. For the facts of one version use a `DescriptionList`.
 */
export function DiffList({
  items,
  comparison = 'change',
  showUnchanged = false,
  onShowUnchangedChange,
  labels,
  ...rest
}: DiffListProps): JSX.Element {
  const text = useLabels('DiffList', defaultLabels, labels);
  const numbers = new Intl.NumberFormat(useLocale(undefined));
  const unchangedCount = items.filter(({ kind }) => kind === 'unchanged').length;
  const shown = showUnchanged ? items : items.filter(({ kind }) => kind !== 'unchanged');
  const sides: readonly [string, string] =
    comparison === 'conflict' ? [text.mine, text.theirs] : [text.before, text.after];
  return (
    <DiffRoot {...rest} data-comparison={comparison}>
      {unchangedCount === items.length && <Nothing>{text.nothing}</Nothing>}
      {shown.length > 0 && (
        <>
          {unchangedCount < items.length && (
            <DiffHeads aria-hidden="true">
              <span />
              <span>{sides[0]}</span>
              <span>{sides[1]}</span>
            </DiffHeads>
          )}
          <DiffPairs>
            {shown.map((item) => (
              <Pair key={item.id} item={item} sides={sides} comparison={comparison} text={text} />
            ))}
          </DiffPairs>
        </>
      )}
      {unchangedCount > 0 && (
        <DiffFoot>
          {fillLabel(text.unchangedCount, { count: numbers.format(unchangedCount) })}
          {onShowUnchangedChange && (
            <Button
              size="compact"
              variant="quiet"
              aria-expanded={showUnchanged}
              onClick={() => onShowUnchangedChange(!showUnchanged)}
            >
              {showUnchanged ? text.hideUnchanged : text.showUnchanged}
            </Button>
          )}
        </DiffFoot>
      )}
    </DiffRoot>
  );
}

const icons: Record<Exclude<DiffKind, 'unchanged'>, IconShape> = {
  added: plusIcon,
  removed: minusIcon,
  changed: editIcon,
};

type PairProps = {
  item: DiffItem;
  sides: readonly [string, string];
  comparison: DiffComparison;
  text: DiffListLabels;
};

function Pair({ item, sides, comparison, text }: PairProps): JSX.Element {
  const { term, kind } = item;
  const isConflict = comparison === 'conflict';
  const [before, after] = valuesOf(item);
  const missing = isConflict ? text.missing : undefined;
  return (
    <div data-kind={kind}>
      <dt>
        {term}
        {(!isConflict || kind === 'unchanged') && (
          <KindWord>
            {kind !== 'unchanged' && <Icon icon={icons[kind]} size={16} />}
            {text[kind]}
          </KindWord>
        )}
      </dt>
      {kind === 'unchanged' ? (
        <dd data-side="both">
          <div>
            <span>{item.value}</span>
          </div>
        </dd>
      ) : (
        <>
          <Side name="before" word={sides[0]} element={isConflict ? 'span' : 'del'}>
            {before ?? missing}
          </Side>
          <Side name="after" word={sides[1]} element={isConflict ? 'span' : 'ins'}>
            {after ?? missing}
          </Side>
        </>
      )}
    </div>
  );
}

function valuesOf(item: DiffItem): [before: ReactNode, after: ReactNode] {
  return ['before' in item ? item.before : undefined, 'after' in item ? item.after : undefined];
}

type SideProps = {
  name: 'before' | 'after';
  word: string;
  element: 'del' | 'ins' | 'span';
  children: ReactNode;
};

/** One side of a field. A side without a value is not there. */
function Side({ name, word, element: Element, children }: SideProps): JSX.Element | null {
  if (children === undefined) return null;
  return (
    <dd data-side={name}>
      <SideWord>{word} </SideWord>
      <div>
        <Element>{children}</Element>
      </div>
    </dd>
  );
}
