import { lazyDialog } from '@quayside/page-kit/loading';
import { numbersPath, rangePath } from '@quayside/contract/paths/voice';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { SiteFilter } from '@quayside/shared/services/SiteFilter.tsx';
import { createNumberExport, listNumberRanges } from '../api.ts';
import { numberColumns, numberListSettings } from './numberColumns.tsx';
import { NumbersView } from './NumbersView.tsx';
import { toNumberFilter } from './numberList.ts';
import { readNumber } from '../phoneNumber.ts';

// It brings the forms.
const RangePanel = lazyDialog(async () => (await import('./RangePanel.tsx')).RangePanel);

const list = {
  list: 'voice-numbers',
  path: numbersPath,
  call: listNumberRanges,
  toFilter: toNumberFilter,
  exportCall: createNumberExport,
  columnIds: numberColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: numberListSettings,
  exportFields: {
    first: ['first', 'last', 'area'],
    emergency: ['emergency', 'emergencyAddress'],
  },
} as const;

/** The numbers of the user's company, to search, filter, open, change and export. */
export function NumbersPanel(): JSX.Element {
  const { props } = useExportedList(list);
  const [params, setParams] = useSearchParams();
  const { range: rangeId } = rangePath.query.read(params);

  function show(id: string | null): void {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('range');
    else next.set('range', id);
    setParams(next, { preventScrollReset: true });
  }

  const [site = ''] = props.state.filters.site;
  return (
    <>
      <NumbersView
        {...props}
        siteControl={
          <SiteFilter
            site={site}
            onSiteChange={(name) =>
              props.onChange({ filters: { ...props.state.filters, site: name === '' ? [] : [name] } })
            }
          />
        }
        onOpen={({ id }) => show(id)}
      />
      {rangeId !== '' && (
        <RangePanel
          key={rangeId}
          rangeId={rangeId}
          searched={readNumber(props.state.q)}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
