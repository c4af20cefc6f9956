import { Card } from '@quayside/ui/Card';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import { Checkbox } from '@quayside/ui/Checkbox';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { Profile } from '@quayside/shared/profile/api.ts';
import type { Channel, Topic } from './profileEdits.ts';
import type { TopicWords } from './profileWords.ts';

/** The topics that concern the user, and the chosen channels. */
export interface NotificationSettingsProps {
  topics: readonly TopicWords[];
  notifications: Profile['notifications'];
  onChange: (topic: Topic, channel: Channel, isOn: boolean) => void;
}

const channels: readonly { id: Channel; label: string }[] = [
  { id: 'email', label: 'E-mail' },
  { id: 'portal', label: 'In the portal' },
];

/** The channels of notifications, by topic. */
export function NotificationSettings({
  topics,
  notifications,
  onChange,
}: NotificationSettingsProps): JSX.Element {
  return (
    <Card as="section" title="Notifications" lead="Per topic: by e-mail, in the portal, both or neither">
      <Stack gap={24}>
        {topics.map(({ id, label, hint }) => (
          <FieldGroup key={id} label={label} hint={hint} layout="horizontal">
            {channels.map((channel) => (
              <Checkbox
                key={channel.id}
                label={channel.label}
                checked={notifications[id][channel.id]}
                onChange={({ target }) => onChange(id, channel.id, target.checked)}
              />
            ))}
          </FieldGroup>
        ))}
      </Stack>
    </Card>
  );
}
