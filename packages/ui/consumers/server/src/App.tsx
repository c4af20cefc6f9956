import { AppShell } from '@quayside/ui/AppShell';
import { Button } from '@quayside/ui/Button';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { QuaysideProvider, type Appearance, type LinkComponentProps } from '@quayside/ui/theme';
import { TopNav, useTopNavState } from '@quayside/ui/TopNav';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link as WouterLink, Route, Switch, useLocation } from 'wouter';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Component } = await import('@quayside/ui/ConfirmDialog');
  return { default: Component };
});

/** Shared by the server, which sets it on `<html>`, and the browser. */
export const appearance: Appearance = { theme: 'dark', view: 'artemis' };

function RouterLink(props: LinkComponentProps): ReactNode {
  return <WouterLink {...props} />;
}

function Orders(): ReactNode {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const close = (): void => setAsked('closed');
  return (
    <PageContent>
      <PageHeader
        title="Orders"
        lead="One order waits for approval."
        actions={<Button onClick={() => setAsked('open')}>Withdraw</Button>}
      />
      {asked !== 'never' && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asked === 'open'}
            title="Withdraw the order?"
            onConfirm={close}
            onCancel={close}
          />
        </Suspense>
      )}
    </PageContent>
  );
}

function Landing(): ReactNode {
  return (
    <PageContent>
      <PageHeader title="Partner desk" />
      <p>
        <Link href="/orders">See the orders</Link>
      </p>
    </PageContent>
  );
}

/** A bar and two pages. */
export function App(): ReactNode {
  const [path] = useLocation();
  const bar = useTopNavState();
  return (
    <QuaysideProvider {...appearance} linkComponent={RouterLink}>
      <AppShell
        bar={
          <TopNav
            {...bar}
            homeHref="/"
            navigation={{
              status: 'ready',
              items: [
                { kind: 'link', id: 'orders', label: 'Orders', href: '/orders', current: path === '/orders' },
              ],
            }}
          />
        }
      >
        <Switch>
          <Route path="/orders" component={Orders} />
          <Route component={Landing} />
        </Switch>
      </AppShell>
    </QuaysideProvider>
  );
}
