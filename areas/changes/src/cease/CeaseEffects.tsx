import { servicePath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { Link } from '@quayside/ui/Link';
import { Prose } from '@quayside/ui/Prose';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

export function CeaseEffects({ service }: { service: ServiceDetails }): JSX.Element {
  const dependents = service.dependencies.filter(({ relation }) => relation === 'carries');
  return (
    <Card as="section" title="What happens next">
      <Prose>
        <ol>
          <li>We check the request. If your company approves ceases, an approver decides first.</li>
          <li>
            Until the last day the service works and is charged. You can cancel the request until we begin.
          </li>
          <li>
            On the last day we disconnect it. The circuit goes back to the carrier, and its IP addresses to
            our pool. This can’t be undone.
          </li>
          <li>The fee and the last monthly charge are on your next invoice.</li>
        </ol>
        {dependents.length > 0 && (
          <>
            <p>
              <strong>These services run over it and stop too:</strong>
            </p>
            <Capped items={dependents}>
              {(shown) => (
                <ul>
                  {shown.map(({ service: { id, name, product } }) => (
                    <li key={id}>
                      <Link href={servicePath.href({ serviceId: id })}>
                        <bdi>{name}</bdi>
                      </Link>{' '}
                      <span>{`(${product})`}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Capped>
          </>
        )}
      </Prose>
    </Card>
  );
}
