import { useCurrentUser } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { EmptyState } from '@quayside/ui/EmptyState';
import type { JSX } from 'react';
import { yesOrNo } from './developerTexts.ts';

type Partner = NonNullable<NonNullable<ReturnType<typeof useCurrentUser>>['partner']>;

export function UsersPartner(): JSX.Element {
  const partner = useCurrentUser()?.partner;
  return (
    <Card as="section" title="Partner" lead="The claim partner, as the portal has read it">
      {partner ? (
        <PartnerFacts partner={partner} />
      ) : (
        <EmptyState title="No partner">
          The claims name none, or none with an id. What a partner has access to is closed.
        </EmptyState>
      )}
    </Card>
  );
}

function PartnerFacts({ partner }: { partner: Partner }): JSX.Element {
  const plans: Readonly<Record<string, string | null>> = {
    'Internet access': partner.iaPricePlanId,
    'Layer 2': partner.l2PricePlanId,
    MPLS: partner.mplsPricePlanId,
    'Carrier Connect': partner.carrierConnectPricePlanId,
    'SD-WAN Connect': partner.sdwanConnectPricePlanId,
    'Cloud Enterprise': partner.cloudEnterprisePricePlanId,
  };
  return (
    <DescriptionList
      columns={3}
      items={[
        { id: 'name', term: 'Name', description: partner.name },
        { id: 'id', term: 'Id', description: partner.id, kind: 'identifier' },
        { id: 'account', term: 'Salesforce account', description: partner.sfAccountId, kind: 'identifier' },
        { id: '1access', term: '1Access', description: yesOrNo(partner.accessTo1Access) },
        { id: '1cloud', term: '1Cloud', description: yesOrNo(partner.accessTo1Cloud) },
        { id: 'services', term: 'End user portal', description: yesOrNo(partner.accessToEndUserPortal) },
        {
          id: 'programme',
          term: 'Partner programme',
          description: yesOrNo(partner.accessToPartnerProgramme),
        },
        ...Object.entries(plans).map(([product, plan]) => ({
          id: product,
          term: `Price plan, ${product}`,
          description: plan,
          kind: 'identifier' as const,
        })),
      ]}
    />
  );
}
