import { useAddToast } from '@quayside/portal-core/react';
import { useMemo } from 'react';
import type { PricePlan } from '../api.ts';
import { describeQuantity } from '../describeLine.ts';
import type { LineGroupActions } from './LineGroupSection.tsx';
import type { EstimateEditor } from './createEstimateEditor.ts';
import {
  duplicateLine,
  moveLine,
  newLineId,
  putLine,
  removeLine,
  restoreLine,
  type EstimateLine,
} from './estimateContent.ts';
import { newLine } from './lineForm.ts';

/** The actions on the lines of an estimate. `onOpen` opens the form of a line. Stable between renders. */
export function useLineActions(
  { change, markQuantity, getSnapshot }: EstimateEditor,
  plan: PricePlan,
  onOpen: (editing: { line: EstimateLine; isNew: boolean }) => void,
): LineGroupActions {
  const addToast = useAddToast();
  return useMemo(
    () => ({
      onAdd(group) {
        const item = plan.items.find((option) => option.group === group);
        onOpen({ isNew: true, line: newLine(item, plan.hoursPerMonth) });
      },
      onEdit: (line) => onOpen({ line, isNew: false }),
      onQuantity: (line, quantity) => change((content) => putLine(content, { ...line, quantity })),
      onQuantityValidity: markQuantity,
      onDuplicate: (line) => change((content) => duplicateLine(content, line.id, newLineId())),
      onMove: (group, id, toIndex) => change((content) => moveLine(content, group, id, toIndex)),
      onRemove(line) {
        const { lines } = getSnapshot().content;
        const index = lines.findIndex(({ id }) => id === line.id);
        const item = plan.items.find(({ id }) => id === line.itemId);
        change((content) => removeLine(content, line.id));
        addToast({
          tone: 'info',
          text: `${nameAmong(lines, line, item)} was removed`,
          action: {
            label: 'Undo',
            onAction: () => change((content) => restoreLine(content, line, index)),
          },
        });
      },
    }),
    [change, markQuantity, getSnapshot, plan, onOpen, addToast],
  );
}

/** Names a line, with its quantity if another one has the same name. */
function nameAmong(
  lines: readonly EstimateLine[],
  line: EstimateLine,
  item: PricePlan['items'][number] | undefined,
): string {
  const name = line.name === '' ? 'The line' : `“${line.name}”`;
  const isShared = lines.some((other) => other.id !== line.id && other.name === line.name);
  return isShared ? `${name} (${describeQuantity(line, item)})` : name;
}
