import { useNotifications } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { RadioGroup, type RadioOption } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { type JSX, useState } from 'react';
import { type ContactCount, exampleContacts } from './exampleContacts.ts';

const counts: readonly RadioOption<ContactCount>[] = [
  { value: 'none', label: 'Nobody' },
  { value: 'one', label: 'One contact' },
  { value: 'several', label: 'Several' },
];

export function ContactRolesPreview(): JSX.Element {
  const { preview } = useNotifications();
  const [mso, setMso] = useState<ContactCount>('several');
  const [supportPrimary, setSupportPrimary] = useState<ContactCount>('one');
  return (
    <Card as="section" title="Contact roles" lead={<code>CONTACT_ROLE_MANAGEMENT_WARNING</code>}>
      <Stack>
        <RadioGroup label="MSO" layout="horizontal" options={counts} value={mso} onValueChange={setMso} />
        <RadioGroup
          label="Primary support"
          layout="horizontal"
          options={counts}
          value={supportPrimary}
          onValueChange={setSupportPrimary}
        />
        <Stack direction="row">
          <Button
            onClick={() =>
              preview('CONTACT_ROLE_MANAGEMENT_WARNING', {
                contacts: exampleContacts({ mso, supportPrimary }),
              })
            }
          >
            Preview the warning
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
