import type { JSX } from 'react';
import type { ListedToken, TokenValue } from '../../../packages/ui/scripts/listTokens.ts';
import { CopyButton } from '../../../packages/ui/src/components/CopyButton/CopyButton.tsx';
import { ContrastList } from './ContrastList.tsx';
import { nameVariants } from './nameVariants.ts';
import { TokenSample } from './TokenSample.tsx';

/** One token: its sample, names, purpose and values, and for a colour its contrast with those that it meets. */
export function TokenRow({ token }: { token: ListedToken }): JSX.Element {
  const { id, property, purpose, values, type } = token;
  return (
    <li className="token" data-token={id}>
      <div className="token-sample">
        <TokenSample token={token} />
      </div>
      <div className="token-facts">
        <p className="token-name">
          <code>{property}</code>
          <CopyButton value={`var(${property})`} name={property} />
        </p>
        <p>{purpose}</p>
        <p className="token-quiet">
          In the token files: <code>{id}</code>
        </p>
      </div>
      <ul className="token-values">
        {values.map((value) => (
          <li key={value.css}>
            <Value {...value} />
          </li>
        ))}
      </ul>
      {type === 'color' && <ContrastList name={id.replace('color.', '')} />}
    </li>
  );
}

function Value({ variants, css, color }: TokenValue): JSX.Element {
  return (
    <>
      {color && <span className="token-dot" style={{ background: css }} />}
      <span>
        {variants.length > 0 && <span className="token-quiet">{nameVariants(variants)} </span>}
        <code>{color?.hex ?? css}</code>
        {color && <code className="token-quiet"> {css}</code>}
      </span>
    </>
  );
}
