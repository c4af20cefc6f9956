import { dealPath } from '@quayside/contract/paths/partner-programme';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { DealCheck } from '../api.ts';
import { dealStatusWords } from '../dealWords.ts';

/** Says that the customer may be registered already. It names no other partner. */
export function DealCheckNotice({ found }: { found: DealCheck | null }): JSX.Element | null {
  if (found === null) return null;
  return (
    <InlineAlert
      live="polite"
      tone="caution"
      style={{ marginBlockStart: '1.5rem' }}
      title="This customer may be registered already"
    >
      {found.own.length > 0 && (
        <>
          <p>Your company has an open deal for the same name or postcode:</p>
          <Capped items={found.own}>
            {(shown) => (
              <Text as="ul">
                {shown.map(({ number, name, status }) => (
                  <li key={number}>
                    <Link href={dealPath.href({ number })}>{number}</Link> <bdi>{name}</bdi>
                    <span>{`, ${dealStatusWords[status].text}`}</span>
                  </li>
                ))}
              </Text>
            )}
          </Capped>
        </>
      )}
      {found.isRegisteredByOthers && <p>A project for the same name or postcode is registered with us.</p>}
      <p>You can still register the deal. Say in the description how it differs, or we will ask you.</p>
    </InlineAlert>
  );
}
