import { IconButton } from '@quayside/ui/IconButton';
import { copyIcon, editIcon, trashIcon } from '@quayside/ui/icons';
import { MenuButton } from '@quayside/ui/MenuButton';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { memo, useEffect, useId, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { CloudItem, LinePrice } from './api.ts';
import { sizeWords, unitWords } from './cloudWords.ts';
import type { EstimateLine } from './estimate/estimateContent.ts';
import { unitsOf } from './estimate/price.ts';
import { formatUnitPrice } from './formatMoney.ts';
import { LineAmounts } from './LineAmounts.tsx';
import { QuantityField, quantityProblem } from './QuantityField.tsx';

export interface LineActions {
  onQuantity: (line: EstimateLine, quantity: number) => void;
  /** Called when the typed quantity of a line becomes valid or invalid. */
  onQuantityValidity: (lineId: string, isValid: boolean) => void;
  onEdit: (line: EstimateLine) => void;
  onDuplicate: (line: EstimateLine) => void;
  onRemove: (line: EstimateLine) => void;
}

/** A line and its charges. `actions` is null where it cannot be changed. Keep it between renders. */
export interface LineRowProps {
  line: EstimateLine;
  /** Undefined where the plan does not offer it. */
  item: CloudItem | undefined;
  price: LinePrice | undefined;
  currency: string;
  /** The hours of a line that is always on. */
  hoursPerMonth: number;
  actions: LineActions | null;
}

/** One line: name, quantity, charges and actions. */
export const LineRow = memo(function LineRow(props: LineRowProps): JSX.Element {
  const { line, item, price, currency, actions } = props;
  const name = nameOfLine(line, item);
  const what = item?.name ?? line.itemId;
  const errorId = useId();
  const [isWrong, setWrong] = useState(false);
  const mark = actions?.onQuantityValidity;
  useEffect(() => {
    if (!isWrong) return undefined;
    mark?.(line.id, false);
    return () => mark?.(line.id, true);
  }, [isWrong, mark, line.id]);
  return (
    <Stack direction="row" gap={12}>
      <Stack direction="row" gap={12} wrap={false} style={{ flex: '1 1 15rem' }}>
        {actions ? (
          <QuantityField
            label={`Quantity of ${name}`}
            value={line.quantity}
            errorId={isWrong ? errorId : undefined}
            onChange={(quantity) => actions.onQuantity(line, quantity)}
            onValidityChange={(isValid) => setWrong(!isValid)}
          />
        ) : (
          <strong style={{ minInlineSize: '2rem', textAlign: 'end' }}>{formatCount(line.quantity)}</strong>
        )}
        <Text as="div" wrap="anywhere">
          <div>
            <strong style={strong}>
              <bdi>{line.name === '' ? what : line.name}</bdi>
            </strong>
            {line.name !== '' && <span>{` · ${what}`}</span>}
          </div>
          {isWrong && (
            <Text as="div" tone="critical" id={errorId} aria-live="polite">
              {quantityProblem(line.quantity)}
            </Text>
          )}
          <Text as="small" tone="quiet">
            {detailOf(props)}
          </Text>
        </Text>
      </Stack>
      <Stack direction="row" gap={12} wrap={false} style={{ marginInlineStart: 'auto' }}>
        {price && <LineAmounts price={price} currency={currency} />}
        {actions && <LineButtons line={line} name={name} actions={actions} />}
      </Stack>
    </Stack>
  );
});

const strong = { fontWeight: 'var(--qs-font-weight-medium)' };

/** Returns the name of a line: the customer's name for it, and the item. */
export function nameOfLine(
  { name, itemId }: Pick<EstimateLine, 'name' | 'itemId'>,
  item: CloudItem | undefined,
): string {
  const what = item?.name ?? itemId;
  return name === '' ? what : `${name}, ${what}`;
}

function detailOf({ line, item, hoursPerMonth }: LineRowProps): string {
  if (!item) return 'No longer offered. Choose another item, or remove the line.';
  const units = unitsOf(item, line);
  const isMinimum = units === item.minUnits && units > line.quantity * (item.isSized ? line.size : 1);
  return [
    item.isSized && `${formatCount(line.size)} ${sizeWords[item.unit]} each`,
    item.isHourly &&
      line.hoursPerMonth !== hoursPerMonth &&
      `${formatCount(line.hoursPerMonth)} hours a month`,
    isMinimum && `charged for ${formatCount(units)} ${sizeWords[item.unit]}, the minimum`,
    line.termMonths !== null && `${line.termMonths} months`,
    item.listPrice > 0 && `list price ${formatUnitPrice(item.listPrice)} per ${unitWords[item.unit]}`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

function LineButtons({
  line,
  name,
  actions,
}: Pick<LineRowProps, 'line'> & { name: string; actions: LineActions }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack direction="row" gap={4} wrap={false}>
      <IconButton icon={editIcon} label={`Edit ${name}`} onClick={() => actions.onEdit(line)} />
      <MenuButton
        trigger="icon"
        align="end"
        label={`More for ${name}`}
        data-removes=""
        items={[
          {
            kind: 'action',
            id: 'duplicate',
            label: 'Duplicate',
            icon: copyIcon,
            onSelect: () => actions.onDuplicate(line),
          },
          {
            kind: 'action',
            id: 'remove',
            label: 'Remove',
            icon: trashIcon,
            tone: 'critical',
            onSelect: () => actions.onRemove(line),
          },
        ]}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </Stack>
  );
}
