import { useNotifications } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

export function WelcomePreview(): JSX.Element {
  const { preview } = useNotifications();
  return (
    <Card as="section" title="Welcome" lead={<code>WELCOME</code>}>
      <Stack>
        <p>For a new user closing it is recorded. Here it is not.</p>
        <Stack direction="row">
          <Button onClick={() => preview('WELCOME')}>Preview the welcome</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
