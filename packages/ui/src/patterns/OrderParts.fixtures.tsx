import { useState, type JSX } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Composer } from '../components/Composer/Composer.tsx';
import { Conversation } from '../components/Conversation/Conversation.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { DiffList } from '../components/DiffList/DiffList.tsx';
import { MilestoneLine } from '../components/MilestoneLine/MilestoneLine.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { conflict, entries, milestones } from './delivery.fixtures.tsx';

/** The tab that the address names, and whether the order is complete. */
export type OrderTabsProps = { tab: string; onTabChange: (tab: string) => void; isEnded: boolean };

/** The rest of the order, below its key facts. */
export function OrderTabs({ tab, onTabChange, isEnded }: OrderTabsProps): JSX.Element {
  const [text, setText] = useState('');
  return (
    <Tabs
      label="About the order"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          id: 'delivery',
          label: 'Delivery',
          panel: (
            <MilestoneLine
              milestones={isEnded ? milestones.map((each) => ({ ...each, state: 'done' })) : milestones}
            />
          ),
        },
        {
          id: 'messages',
          label: 'Messages',
          count: entries.length,
          panel: (
            <Stack gap={16} style={{ maxInlineSize: 800 }}>
              <Conversation entries={entries} />
              <Composer
                value={text}
                onValueChange={setText}
                onSend={() => setText('')}
                state={
                  isEnded
                    ? { status: 'disabled', reason: 'The order is complete. Open a case for a question.' }
                    : { status: 'idle' }
                }
              />
            </Stack>
          ),
        },
        {
          id: 'sites',
          label: 'Site and access',
          panel: (
            <DescriptionList
              layout="beside"
              items={[
                { id: 'address', term: 'Address', description: '55 Colmore Row, Birmingham, B3 2AA' },
                { id: 'contact', term: 'Site contact', description: 'Amelia Hart, +44 121 496 0018' },
                { id: 'hours', term: 'Access hours', description: 'Mon to Fri, 08:00 to 18:00' },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

/** The buttons of a conflict. */
export const conflictButtons = { mine: 'Save my version', theirs: 'Keep the other version' };

/** Both versions of the fields that two users changed, and the choice between them. */
export function Conflict({ onKeep }: { onKeep: (whose: 'mine' | 'theirs') => void }): JSX.Element {
  return (
    <Card
      as="section"
      title="Noor Haddad changed this order while you edited it"
      lead="Your changes aren’t saved yet. Choose the version to keep."
      footer={
        <Stack direction="row" gap={8}>
          <Button variant="primary" onClick={() => onKeep('mine')}>
            {conflictButtons.mine}
          </Button>
          <Button onClick={() => onKeep('theirs')}>{conflictButtons.theirs}</Button>
        </Stack>
      }
    >
      <DiffList comparison="conflict" items={conflict} />
    </Card>
  );
}
