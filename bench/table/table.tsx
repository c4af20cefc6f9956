import { useEffect, useState, type JSX } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { IconButton } from '../../packages/ui/src/components/IconButton/IconButton.tsx';
import { Link } from '../../packages/ui/src/components/Link/Link.tsx';
import { Table, type TableColumn } from '../../packages/ui/src/components/Table/Table.tsx';
import { downloadIcon } from '../../packages/ui/src/icons/index.ts';
import { QuaysideProvider } from '../../packages/ui/src/theme/QuaysideProvider.tsx';
import '../../packages/ui/src/styles.css';

/** The interface of the page for the measuring script. Durations are in milliseconds. */
export interface TableBench {
  /** Mounts and unmounts other components, so that React and the styles run as in an application that has started. */
  start: () => void;
  /** Mounts the table and returns how long React took. */
  mount: () => number;
  /** Mounts the same cells and controls without a component, as the least that React takes, and returns how long it took. */
  mountPlain: () => number;
  /** Renders the page around the table again, as a new toast does, and returns how long React took. */
  showToast: () => number;
  /** Selects one row and returns how long React took. */
  selectRow: () => number;
  unmount: () => void;
  /** The number of elements in the page. */
  elements: () => number;
}

declare global {
  interface Window {
    tableBench: TableBench;
  }
}

type Service = {
  id: string;
  site: string;
  product: string;
  status: string;
  bandwidth: number;
  price: string;
  term: string;
  reference: string;
};

const rows: readonly Service[] = Array.from({ length: 100 }, (_, index) => ({
  id: `GB-LON-${String(1000 + index)}`,
  site: `London, Goswell Road ${index + 1}`,
  product: index % 2 === 0 ? 'Internet Access' : 'Layer 2',
  status: index % 7 === 0 ? 'Service down' : 'Live',
  bandwidth: (index % 10) * 100 + 100,
  price: `£${(index * 37) % 900}.00`,
  term: '36 months',
  reference: `PO-${index * 13}`,
}));

const columns: readonly TableColumn<Service>[] = [
  {
    id: 'circuit',
    header: 'Circuit',
    kind: 'identifier',
    sortable: true,
    cell: ({ id }) => (
      <Link variant="quiet" href={`/services/${id}`}>
        {id}
      </Link>
    ),
  },
  { id: 'site', header: 'Site', width: 'wide', sortable: true, cell: ({ site }) => site },
  { id: 'product', header: 'Product', cell: ({ product }) => product },
  { id: 'status', header: 'Status', width: 'fit', cell: ({ status }) => status },
  { id: 'bandwidth', header: 'Mbit/s', kind: 'number', cell: ({ bandwidth }) => bandwidth },
  { id: 'price', header: 'Price a month', kind: 'number', cell: ({ price }) => price },
  { id: 'term', header: 'Term', cell: ({ term }) => term },
  { id: 'reference', header: 'Your reference', cell: ({ reference }) => reference },
];

const nothing = (): void => undefined;
const rowId = ({ id }: Service): string => id;
const rowActions = ({ id }: Service): JSX.Element => (
  <IconButton icon={downloadIcon} label={`Download the report of ${id}`} onClick={nothing} />
);

let showToast: () => void = nothing;

function Page(): JSX.Element {
  const [toasts, setToasts] = useState(0);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  useEffect(() => {
    showToast = () => setToasts((count) => count + 1);
  }, []);
  return (
    <QuaysideProvider>
      <output>{toasts}</output>
      <Table
        caption="Services"
        columns={columns}
        data={{ status: 'ready', rows }}
        rowId={rowId}
        rowActions={rowActions}
        selection={{ selectedIds, onSelectionChange: setSelectedIds }}
      />
    </QuaysideProvider>
  );
}

/** As many cells and controls as the page above, without components and styles. */
function PlainTable(): JSX.Element {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <span>
                <input type="checkbox" aria-label={row.id} />
              </span>
            </td>
            {Object.values(row).map((value, index) => (
              <td key={columns[index]?.id}>
                <div>{index === 0 ? <a href={`/services/${value}`}>{value}</a> : value}</div>
              </td>
            ))}
            <td>
              <div>
                <button type="button" aria-label={row.id}>
                  <svg viewBox="0 0 20 20" width={20} height={20}>
                    <path d={downloadIcon.path} />
                  </svg>
                </button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The components that a page has rendered before its first table. */
function Shell(): JSX.Element {
  return (
    <QuaysideProvider>
      {rows.map(({ id }) => (
        <p key={id}>
          <Link href={`/${id}`}>{id}</Link>
          <IconButton icon={downloadIcon} label={id} onClick={nothing} />
        </p>
      ))}
    </QuaysideProvider>
  );
}

const host = document.body.appendChild(document.createElement('div'));
let root: Root;

function timed(act: () => void): number {
  const start = performance.now();
  flushSync(act);
  return performance.now() - start;
}

window.tableBench = {
  start() {
    for (let turn = 0; turn < 5; turn += 1) {
      root = createRoot(host);
      flushSync(() => root.render(<Shell />));
      root.unmount();
    }
  },
  mount() {
    root = createRoot(host);
    return timed(() => root.render(<Page />));
  },
  mountPlain() {
    root = createRoot(host);
    return timed(() => root.render(<PlainTable />));
  },
  showToast: () => timed(() => showToast()),
  selectRow: () => timed(() => host.querySelector<HTMLElement>('tbody input')?.click()),
  unmount: () => root.unmount(),
  elements: () => host.querySelectorAll('*').length,
};
