import { useNotifications } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** Opens the welcome as a new user sees it. */
export function WelcomePreview(): JSX.Element {
  const { preview } = useNotifications();
  return (
    <Card as="section" title="Welcome" lead={<code>WELCOME</code>}>
      <Stack>
        <p>Closing it is not recorded, as it would be for a new user.</p>
        <Stack direction="row">
          <Button onClick={() => preview('WELCOME')}>Preview the welcome</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
