import { Icon } from '@quayside/ui/Icon';
import { checkIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { Programme } from '../api.ts';

export function BenefitList({ benefits }: Pick<Programme, 'benefits'>): JSX.Element {
  return (
    <Capped items={benefits}>
      {(shown) => (
        <Stack as="ul" gap={12}>
          {shown.map(({ title, detail }) => (
            <li key={title} style={{ display: 'flex', gap: '0.75rem' }}>
              <span style={{ color: 'var(--qs-color-positive-text)', lineHeight: 1.5 }}>
                <Icon icon={checkIcon} size={16} />
              </span>
              <span>
                <strong>{title}</strong>
                <br />
                <Text as="span" tone="quiet">
                  {detail}
                </Text>
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Capped>
  );
}
