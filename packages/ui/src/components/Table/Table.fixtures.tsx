import type { JSX } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusLabel, type StatusLabelTone } from '../StatusLabel/StatusLabel.tsx';
import type { TableColumn } from './Table.tsx';

/** A customer's service. */
export type Circuit = {
  id: string;
  site: string;
  product: string;
  status: string;
  tone: StatusLabelTone;
  bandwidth: number;
  price: number;
  currency: 'EUR' | 'GBP';
};

export const circuits: Circuit[] = [
  {
    id: 'NL-AMS-2041',
    site: 'Amsterdam, Herengracht 182',
    product: 'Internet Access',
    status: 'Active',
    tone: 'positive',
    bandwidth: 500,
    price: 412,
    currency: 'EUR',
  },
  {
    id: 'GB-LON-0387',
    site: 'London, Goswell Road 260',
    product: 'Layer 2',
    status: 'Service down',
    tone: 'critical',
    bandwidth: 1000,
    price: 1180.5,
    currency: 'GBP',
  },
  {
    id: 'DE-FRA-1120',
    site: 'Frankfurt am Main, Hanauer Landstraße 302',
    product: 'MPLS',
    status: 'In progress',
    tone: 'info',
    bandwidth: 200,
    price: 690,
    currency: 'EUR',
  },
  {
    id: 'FR-PAR-0092',
    site: 'Paris, Rue de Rivoli 88',
    product: 'SD-WAN Connect',
    status: 'Runs out soon',
    tone: 'caution',
    bandwidth: 100,
    price: 245.75,
    currency: 'EUR',
  },
  {
    id: 'IE-DUB-0415',
    site: 'Dublin, Sir John Rogerson’s Quay 70',
    product: 'Internet Access',
    status: 'Active',
    tone: 'positive',
    bandwidth: 250,
    price: 318,
    currency: 'EUR',
  },
  {
    id: 'GB-MAN-0733',
    site: 'Manchester, Quay Street 12',
    product: 'Carrier Connect',
    status: 'Draft',
    tone: 'neutral',
    bandwidth: 10_000,
    price: 4320,
    currency: 'GBP',
  },
];

const price = (circuit: Circuit): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: circuit.currency }).format(circuit.price);

export const columns: TableColumn<Circuit>[] = [
  {
    id: 'circuit',
    header: 'Circuit',
    kind: 'identifier',
    isRowHeader: true,
    sortable: true,
    cell: ({ id }) => (
      <Link variant="quiet" href={`/services/${id}`}>
        {id}
      </Link>
    ),
  },
  { id: 'site', header: 'Site', kind: 'text', width: 'wide', sortable: true, cell: ({ site }) => site },
  { id: 'product', header: 'Product', width: 'auto', align: 'start', cell: ({ product }) => product },
  {
    id: 'status',
    header: 'Status',
    width: 'fit',
    cell: ({ status, tone }) => (
      <StatusLabel tone={tone} emphasis={tone === 'caution' || tone === 'critical' ? 'strong' : 'quiet'}>
        {status}
      </StatusLabel>
    ),
  },
  {
    id: 'bandwidth',
    header: 'Mbit/s',
    kind: 'number',
    sortable: true,
    cell: ({ bandwidth }) => bandwidth.toLocaleString('en-GB'),
  },
  { id: 'price', header: 'Price a month', kind: 'number', align: 'end', sortable: true, cell: price },
];

export function circuitActions({ id }: Circuit): JSX.Element {
  return (
    <ButtonLink
      size="compact"
      variant="quiet"
      href={`/services/change-requests/new?service=${id}`}
      aria-label={`Change ${id}`}
    >
      Change
    </ButtonLink>
  );
}
