import type { JSX } from 'react';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { harbour } from '../components/Illustration/illustrations.ts';
import { Illustration } from '../components/Illustration/Illustration.tsx';

/** The dashboard of a new customer: suggestions in place of numbers. */
export function FirstDay(): JSX.Element {
  return (
    <>
      <EmptyState size="page" illustration={<Illustration {...harbour} />} title="Nothing waits for you yet">
        Three ways to begin:
      </EmptyState>
      <Suggestions />
    </>
  );
}

function Suggestions(): JSX.Element {
  return (
    <Grid columns="three">
      <Card title="Get a price" footer={<ButtonLink href="/1access/new">New quote</ButtonLink>}>
        Type a postcode and compare bandwidths and terms.
      </Card>
      <Card title="Invite colleagues" footer={<ButtonLink href="/admin/users">Users</ButtonLink>}>
        They see the services and cases that you allow.
      </Card>
      <Card title="Name your contacts" footer={<ButtonLink href="/my-profile">Contacts</ButtonLink>}>
        So that we call the right person at night.
      </Card>
    </Grid>
  );
}
