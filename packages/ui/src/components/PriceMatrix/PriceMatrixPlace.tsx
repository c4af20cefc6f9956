'use client';
import { memo, type JSX, type MemoExoticComponent, type ReactNode } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { searchIcon } from '../../icons/searchIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RadioInput } from '../RadioGroup/RadioGroup.styles.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { tableRoles } from '../Table/tableRoles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { PriceCertainty, PricedCell, PriceMatrixCell, PriceMatrixLabels } from './PriceMatrix.types.ts';

export type PriceMatrixPlaceProps = {
  groupId: string;
  /** The column's heading, which the narrow layout repeats. */
  term: ReactNode;
  row: number;
  column: number;
  cell: PriceMatrixCell;
  isChosen: boolean;
  canChoose: boolean;
  text: PriceMatrixLabels;
};

const certaintyIcons: Record<PriceCertainty, IconShape> = {
  budgetary: infoIcon,
  survey: searchIcon,
  firm: checkIcon,
};

/** The matrix handles the event for all cells. */
const ignoreChange = (): void => undefined;

/** A cell. Memoised, so that one price that arrives renders one of thousands of cells. */
export const PriceMatrixPlace: MemoExoticComponent<(props: PriceMatrixPlaceProps) => JSX.Element> = memo(
  function PriceMatrixPlace(props: PriceMatrixPlaceProps): JSX.Element {
    const { row, column, cell, isChosen, term, text } = props;
    const state = isChosen && cell.status === 'priced' ? 'chosen' : cell.status;
    return (
      <td {...tableRoles.cell} data-place data-row={row} data-column={column} data-state={state}>
        {cell.status === 'priced' ? (
          <Price {...props} cell={cell} />
        ) : (
          <div>
            <span data-part="term" aria-hidden="true">
              <bdi>{term}</bdi>
            </span>
            {cell.status === 'pricing' ? (
              <span data-part="pricing">
                <VisuallyHidden>{text.pricing}</VisuallyHidden>
                <Skeleton length="medium" />
                <Skeleton length="long" />
              </span>
            ) : (
              <span data-part="reason">
                <bdi>{cell.reason ?? text.unpriced}</bdi>
              </span>
            )}
          </div>
        )}
      </td>
    );
  },
);

function Price(props: PriceMatrixPlaceProps & { cell: PricedCell }): JSX.Element {
  const { groupId, row, column, term, cell, isChosen, canChoose, text } = props;
  const { monthly, oneOff, certainty, condition, leadTime, detail, isCheapest = false } = cell;
  const id = `${groupId}-${row}-${column}`;
  const Frame = canChoose ? 'label' : 'div';
  return (
    <Frame>
      {canChoose && (
        <RadioInput
          type="radio"
          name={groupId}
          checked={isChosen}
          onChange={ignoreChange}
          aria-labelledby={`${groupId}-bandwidth-${row} ${groupId}-term-${column} ${id}-price`}
          aria-describedby={`${id}-facts`}
        />
      )}
      <span data-part="term" aria-hidden="true">
        <bdi>{term}</bdi>
      </span>
      <span data-part="price" id={`${id}-price`}>
        <strong>{monthly}</strong> {text.monthly}
        {isCheapest && <em>{text.cheapest}</em>}
        {isChosen && !canChoose && (
          <em>
            <Icon icon={checkIcon} size={16} />
            {text.chosen}
          </em>
        )}
      </span>
      <span data-part="facts" id={`${id}-facts`}>
        <span>
          <bdi>{oneOff}</bdi> {text.oneOff}
        </span>
        {leadTime !== undefined && (
          <span>
            {text.leadTime} <bdi>{leadTime}</bdi>
          </span>
        )}
        <span data-certainty={certainty}>
          <Icon icon={certaintyIcons[certainty]} size={16} />
          <span>
            {text[certainty]}
            {condition !== undefined && (
              <span>
                : <bdi>{condition}</bdi>
              </span>
            )}
          </span>
        </span>
        {detail !== undefined && (
          <span>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
    </Frame>
  );
}
