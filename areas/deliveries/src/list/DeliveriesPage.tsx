import { answerPath, deliveriesPath } from '@quayside/contract/paths/services';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { lazyDialog } from '@quayside/page-kit/loading';
import { useRowPins } from '@quayside/page-kit/pins';
import { Button } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import { useCallback, useState, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createDeliveryExport, listProvisioningCases, type ListedDelivery } from '../deliveryListApi.ts';
import { deliveryItem } from '../pins/deliveryItem.ts';
import { DeliveriesView } from './DeliveriesView.tsx';
import { deliveryColumns, deliveryListSettings } from './deliveryColumns.tsx';
import { toDeliveryFilter } from './deliveryList.ts';

// It brings the answers and their dialogs.
const AnswerPanel = lazyDialog(async () => (await import('./AnswerPanel.tsx')).AnswerPanel);

const list = {
  list: 'deliveries',
  path: deliveriesPath,
  call: listProvisioningCases,
  toFilter: toDeliveryFilter,
  exportCall: createDeliveryExport,
  columnIds: deliveryColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: deliveryListSettings,
  exportFields: { service: ['service', 'serviceNumber', 'product'] },
} as const;

export function DeliveriesPage(): JSX.Element {
  const { props, page } = useExportedList(list);
  const pinOf = useRowPins(deliveryItem);
  const [params, setParams] = useSearchParams();
  const { answer } = answerPath.query.read(params);
  // An answered delivery may leave the list, so what comes next is known from the time when the panel opened.
  const [queue, setQueue] = useState<readonly string[]>([]);
  const next = queue[queue.indexOf(answer) + 1];

  const show = useCallback(
    (caseNumber: string | undefined) =>
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          changed.delete('answer');
          if (caseNumber !== undefined) changed.set('answer', caseNumber);
          return changed;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const rowActions = useCallback(
    (row: ListedDelivery) => (
      <Stack direction="row" gap={4} align="center" wrap={false}>
        {isMine(row) && (
          <Button
            size="compact"
            onClick={() => {
              setQueue((page?.items ?? []).filter(isMine).map(({ caseNumber }) => caseNumber));
              show(row.caseNumber);
            }}
          >
            Answer
          </Button>
        )}
        {pinOf(row)}
      </Stack>
    ),
    [page, pinOf, show, setQueue],
  );

  return (
    <>
      <DeliveriesView {...props} rowActions={rowActions} />
      {answer !== '' && (
        <AnswerPanel
          key={answer}
          caseNumber={answer}
          onNext={next === undefined ? undefined : () => show(next)}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}

const isMine = ({ waitingFor }: ListedDelivery): boolean => waitingFor === 'you';
