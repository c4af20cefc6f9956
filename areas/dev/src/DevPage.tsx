import { Grid } from '@quayside/ui/Grid';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { AccessRules } from './AccessRules.tsx';
import { CachedResponses } from './CachedResponses.tsx';
import { CallFaults } from './CallFaults.tsx';
import { ContactRolesPreview } from './ContactRolesPreview.tsx';
import { Deployment } from './Deployment.tsx';
import { MarketingPreview } from './MarketingPreview.tsx';
import { NeededCall } from './NeededCall.tsx';
import { SignedIn } from './SignedIn.tsx';
import { States } from './States.tsx';
import { UsersPartner } from './UsersPartner.tsx';
import { WelcomePreview } from './WelcomePreview.tsx';

/** The developer page: user, access rules, config, cache, service states, and previews of popups. It sends no request automatically. */
export function DevPage(): JSX.Element {
  return (
    <PageContent>
      <PageHeader
        title="Developer"
        lead="Your session, your access and the state of the portal. This page does not exist in production."
      />
      <Grid columns="two" minimum="large">
        <SignedIn />
        <UsersPartner />
        <Deployment />
        <States />
      </Grid>
      <AccessRules />
      <CallFaults />
      <CachedResponses />
      <Grid columns="two" minimum="large">
        <MarketingPreview />
        <Stack>
          <WelcomePreview />
          <ContactRolesPreview />
          <NeededCall />
        </Stack>
      </Grid>
    </PageContent>
  );
}
