import { useRuntimeConfig } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';

/** The runtime config. It holds no secrets. */
export function Deployment(): JSX.Element {
  const config = useRuntimeConfig();
  const addresses: Readonly<Record<string, string | null>> = {
    'Identity provider': config.keycloakUrl,
    Realm: config.keycloakRealm,
    Client: config.keycloakClientId,
    Issuer: config.authority,
    Resources: config.resourcesUrl,
    'Usage script': config.usageScriptUrl,
    'Survey script': config.surveyScriptUrl,
    'Events go to': config.eventsUrl,
    'Origins of third parties': config.thirdPartyOrigins.join(', '),
  };
  return (
    <Card as="section" title="Deployment" lead="The runtime config">
      <DescriptionList
        columns={2}
        items={[
          { id: 'environment', term: 'Environment', description: config.environment },
          ...Object.entries(addresses).map(([term, description]) => ({
            id: term,
            term,
            description,
            kind: 'identifier' as const,
          })),
        ]}
      />
    </Card>
  );
}
