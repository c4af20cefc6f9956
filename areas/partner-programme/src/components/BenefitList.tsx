import { Icon } from '@quayside/ui/Icon';
import { checkIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { Programme } from '../api.ts';

/** The benefits of a tier. */
export function BenefitList({ benefits }: Pick<Programme, 'benefits'>): JSX.Element {
  return (
    <Capped items={benefits}>
      {(shown) => (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '0.75rem' }}>
          {shown.map(({ title, detail }) => (
            <li key={title} style={{ display: 'flex', gap: '0.75rem' }}>
              <span style={{ color: 'var(--qs-color-positive-text)', lineHeight: 1.5 }}>
                <Icon icon={checkIcon} size={16} />
              </span>
              <span>
                <strong>{title}</strong>
                <br />
                <span style={{ color: 'var(--qs-color-text-quiet)' }}>{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Capped>
  );
}
