'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { gripIcon } from '../../icons/gripIcon.ts';
import { lockIcon } from '../../icons/lockIcon.ts';
import { useDragSort } from '../../behaviours/useDragSort.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MoveButton } from './MoveButton.tsx';
import {
  ItemContent,
  ItemHandle,
  ItemMoves,
  ItemReason,
  ItemRoot,
  ItemRows,
  SortableRoot,
} from './SortableList.styles.ts';
import type { SortableListItem } from './SortableList.types.ts';
import { useMoves } from './useMoves.ts';

export type { SortableListItem } from './SortableList.types.ts';

/** Every string of a sortable list. */
export type SortableListLabels = {
  /** `{item}` is the item's name. */
  moveUp: string;
  /** The button that moves an item down. `{item}` is the item's name. */
  moveDown: string;
  /** Announced after a move, with `{item}`, `{position}` and `{count}`. */
  moved: string;
  /** Shown when there are no items. */
  empty: string;
};

/** `items` are in their present order. The caller changes it, and offers to undo the change. */
export type SortableListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the list. */
  label: string;
  /** The items, in their present order. */
  items: readonly SortableListItem[];
  /** The item should have this index, from 0, in the new order. */
  onMove: (id: string, toIndex: number) => void;
  /** No item can be moved now, for example while a change is saved. Default false. */
  disabled?: boolean;
  /** Replaces the text of an empty list. */
  empty?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SortableListLabels>;
};

const defaultLabels: SortableListLabels = {
  moveUp: 'Move {item} up',
  moveDown: 'Move {item} down',
  moved: 'Moved {item} to position {position} of {count}',
  empty: 'Nothing here yet',
};

/**
 * A list that the user sorts: by buttons, which announce each step, or by dragging. Focus stays on the item that moved.
 * With one item there is nothing to move.
 */
export function SortableList({
  label,
  items,
  onMove,
  disabled = false,
  empty,
  labels,
  ...rest
}: SortableListProps): JSX.Element {
  const text = useLabels('SortableList', defaultLabels, labels);
  const id = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const numbers = new Intl.NumberFormat(useLocale(undefined));
  const { move, announcement } = useMoves(listRef, items, onMove, ({ name }, index) =>
    fillLabel(text.moved, {
      item: name,
      position: numbers.format(index + 1),
      count: numbers.format(items.length),
    }),
  );
  const drag = useDragSort(listRef, move);
  const canMove = items.length > 1;

  return (
    <SortableRoot {...rest} data-state={disabled ? 'disabled' : 'ready'}>
      {items.length === 0 && (empty ?? <EmptyState title={text.empty} />)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
      <ItemRows ref={listRef} role="list" aria-label={label}>
        {items.map((item, index) => {
          const isLocked = item.lockedReason !== undefined;
          return (
            <ItemRoot
              key={item.id}
              tabIndex={-1}
              data-item={item.id}
              data-state={itemState(item, drag.dragged?.id)}
              data-drop={dropEdge(index, drag.dragged)}
            >
              {canMove && (
                <ItemHandle
                  aria-hidden="true"
                  {...(!isLocked &&
                    !disabled && { onPointerDown: (event) => drag.start(event, item.id, index) })}
                >
                  <Icon icon={isLocked ? lockIcon : gripIcon} size={isLocked ? 16 : 20} />
                </ItemHandle>
              )}
              <ItemContent>
                {item.content}
                {isLocked && <ItemReason id={`${id}-${item.id}`}>{item.lockedReason}</ItemReason>}
              </ItemContent>
              {canMove && !isLocked && (
                <ItemMoves>
                  <MoveButton
                    direction="up"
                    label={fillLabel(text.moveUp, { item: item.name })}
                    isOff={disabled || index === 0}
                    onMove={() => move(item.id, index - 1)}
                  />
                  <MoveButton
                    direction="down"
                    label={fillLabel(text.moveDown, { item: item.name })}
                    isOff={disabled || index === items.length - 1}
                    onMove={() => move(item.id, index + 1)}
                  />
                </ItemMoves>
              )}
            </ItemRoot>
          );
        })}
      </ItemRows>
      <VisuallyHidden as="output">
        {/* A new element for each move, so that the same words are announced again. */}
        <span key={announcement.number}>{announcement.words}</span>
      </VisuallyHidden>
    </SortableRoot>
  );
}

function itemState({ id, lockedReason }: SortableListItem, draggedId: string | undefined): string {
  if (id === draggedId) return 'dragged';
  return lockedReason === undefined ? 'ready' : 'locked';
}

/** The edge of an item at which the dragged one would land. */
function dropEdge(index: number, dragged: { from: number; to: number } | null): string | undefined {
  if (dragged?.to !== index || dragged.from === dragged.to) return undefined;
  return dragged.to < dragged.from ? 'before' : 'after';
}
