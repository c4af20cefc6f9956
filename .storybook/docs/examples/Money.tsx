import type { JSX } from 'react';
import { DescriptionList } from '../../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';
import { Money } from '../../../packages/ui/src/components/Money/Money.tsx';

export function Do(): JSX.Element {
  return (
    <DescriptionList
      layout="beside"
      items={[
        {
          id: 'mrc',
          term: 'Line',
          description: <Money amount={120_050} currency="GBP" period="monthly" />,
        },
        { id: 'nrc', term: 'Installation', description: <Money amount={25_000} currency="GBP" /> },
      ]}
    />
  );
}

export function Dont(): JSX.Element {
  return (
    <DescriptionList
      layout="beside"
      items={[
        { id: 'mrc', term: 'Line', description: '1200.5' },
        { id: 'nrc', term: 'Installation', description: '250' },
      ]}
    />
  );
}
