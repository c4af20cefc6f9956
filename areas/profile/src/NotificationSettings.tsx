import { Card } from '@quayside/ui/Card';
import { Checkbox } from '@quayside/ui/Checkbox';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import type { JSX } from 'react';
import type { Profile } from '@quayside/shared/profile/api.ts';
import type { Topic } from './profileEdits.ts';
import type { TopicWords } from './profileWords.ts';

/** The topics that concern the user, and whether we write about each. */
export interface NotificationSettingsProps {
  topics: readonly TopicWords[];
  notifications: Profile['notifications'];
  onChange: (topic: Topic, isOn: boolean) => void;
}

export function NotificationSettings({
  topics,
  notifications,
  onChange,
}: NotificationSettingsProps): JSX.Element {
  return (
    <Card as="section" title="Notifications">
      <FieldGroup label="We write an e-mail about">
        {topics.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            label={label}
            hint={hint}
            checked={notifications[id].email}
            onChange={({ target }) => onChange(id, target.checked)}
          />
        ))}
      </FieldGroup>
    </Card>
  );
}
