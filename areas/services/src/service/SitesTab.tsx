import { Card } from '@quayside/ui/Card';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { ServiceDetails, ServiceSite } from '@quayside/shared/services/serviceApi.ts';
import { CopyableId } from '@quayside/page-kit/detail';

/** Both ends of a service side by side: address, access and contact. */
export function SitesTab({ sites: { a, b } }: Pick<ServiceDetails, 'sites'>): JSX.Element {
  if (b === null) return <Site title={a.name} site={a} />;
  return (
    <Grid columns="two" minimum="large" gap={24}>
      <Site title={`A end: ${a.name}`} site={a} />
      <Site title={`B end: ${b.name}`} site={b} />
    </Grid>
  );
}

function Site({ title, site }: { title: string; site: ServiceSite }): JSX.Element {
  return (
    <Card as="section" title={title}>
      <DescriptionList layout="beside" items={siteFactsOf(site)} />
    </Card>
  );
}

function siteFactsOf(site: ServiceSite): DescriptionListItem[] {
  const { address, postcode, accessTechnology, carrier, carrierCircuitId, demarcation, nni, vlan, contact } =
    site;
  return [
    { id: 'address', term: 'Address', description: [...address, postcode].join(', ') },
    { id: 'access', term: 'Access', description: accessTechnology },
    { id: 'carrier', term: 'Carrier', description: carrier },
    {
      id: 'circuit',
      term: 'Carrier’s circuit number',
      description: <CopyableId id={carrierCircuitId} name="circuit number" />,
    },
    { id: 'demarcation', term: 'Demarcation', description: demarcation },
    ...(nni === null ? [] : [{ id: 'nni', term: 'NNI', description: nni, kind: 'identifier' as const }]),
    ...(vlan === null
      ? []
      : [{ id: 'vlan', term: 'VLAN', description: String(vlan), kind: 'identifier' as const }]),
    {
      id: 'contact',
      term: 'Site contact',
      description: contact && (
        <span>
          <span>{`${contact.name},`}</span>{' '}
          <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</Link>
        </span>
      ),
    },
  ];
}
