import { closeIcon, phoneIcon } from '@quayside/ui/icons';
import {
  AccessDeniedScreen,
  AnnouncementBanner,
  AppShell,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  CannotStartScreen,
  Card,
  ChatButton,
  Checkbox,
  Combobox,
  DescriptionList,
  EmptyState,
  Field,
  FieldGroup,
  FieldRow,
  Grid,
  Highlight,
  Icon,
  IconButton,
  InlineAlert,
  LegalDocument,
  LegalSections,
  Link,
  LoadingIndicator,
  Logo,
  MenuButton,
  MessageScreen,
  MultiSelect,
  NativeSelect,
  NoAccessScreen,
  NotFoundScreen,
  PageContent,
  PageHeader,
  Pagination,
  ProgressBar,
  Prose,
  QuaysideProvider,
  RadioGroup,
  RestoredDraftNotice,
  RichText,
  RowTitle,
  ScrollToTop,
  ServiceUnavailableScreen,
  SessionEndedScreen,
  SignInProblemScreen,
  SignedOutScreen,
  Skeleton,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  TermsScreen,
  TextArea,
  TextField,
  ThemeScope,
  Tile,
  TileGrid,
  Timeline,
  Toasts,
  TopNav,
  UnderDevelopmentScreen,
  VisuallyHidden,
} from '@quayside/ui';
import { CommandPalette } from '@quayside/ui/CommandPalette';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { ContactRolePopup } from '@quayside/ui/ContactRolePopup';
import { Dialog } from '@quayside/ui/Dialog';
import { DisagreeDialog } from '@quayside/ui/DisagreeDialog';
import { MarketingPopup } from '@quayside/ui/MarketingPopup';
import { sanitizeHtml } from '@quayside/ui/sanitize';
import { SwitchViewDialog } from '@quayside/ui/SwitchViewDialog';
import { Tooltip } from '@quayside/ui/Tooltip';
import { WelcomePopup } from '@quayside/ui/WelcomePopup';
import type { ReactElement } from 'react';

const html = sanitizeHtml(
  '<p>Planned <a href="/work">work</a></p><table><tr><td>GB-LON-0387</td></tr></table>',
);
const nothing = (): void => undefined;
const answers = { onConfirm: nothing, onCancel: nothing };

/** One example of each component that the package exports. */
export const everyComponent: Record<string, ReactElement> = {
  AccessDeniedScreen: <AccessDeniedScreen missing={['Access to 1Cloud']} />,
  AnnouncementBanner: <AnnouncementBanner html={html} />,
  AppShell: <AppShell>Page</AppShell>,
  Badge: <Badge>Active</Badge>,
  Breadcrumbs: <Breadcrumbs items={[{ id: 'a', label: 'Services', href: '/services' }]} current="MPLS" />,
  Button: <Button>Save</Button>,
  ButtonLink: <ButtonLink href="/quotes">Quotes</ButtonLink>,
  CannotStartScreen: <CannotStartScreen onRetry={nothing} />,
  Card: <Card title="Contract" />,
  ChatButton: <ChatButton unread={3} onOpen={nothing} onHide={nothing} />,
  Checkbox: <Checkbox label="Agree" hint="For all of us" indeterminate />,
  Combobox: (
    <Combobox
      aria-label="Site"
      value={null}
      onSelect={nothing}
      inputValue="Ber"
      onInputChange={nothing}
      open
      onOpenChange={nothing}
      results={{ status: 'ready', options: [{ id: 'ber', label: 'Berlin', group: 'Germany' }] }}
    />
  ),
  DescriptionList: <DescriptionList items={[{ id: 'a', term: 'Site', description: 'Paris' }]} />,
  EmptyState: <EmptyState title="No quotes yet" />,
  Field: (
    <Field label="Circuit" error="Unknown">
      <TextField />
    </Field>
  ),
  FieldGroup: (
    <FieldGroup label="Tell" error="Choose one">
      <Checkbox label="Me" />
    </FieldGroup>
  ),
  FieldRow: <FieldRow />,
  Grid: <Grid columns="two" />,
  Highlight: <Highlight text="Price book" words="price" />,
  Icon: <Icon icon={phoneIcon} />,
  IconButton: <IconButton icon={closeIcon} label="Close" />,
  InlineAlert: <InlineAlert>Saved</InlineAlert>,
  LegalDocument: <LegalDocument title="Terms" updated="21 Nov 2026" sections={[]} />,
  LegalSections: <LegalSections sections={[{ id: 'use', title: 'Use', content: <p>Fair.</p> }]} />,
  Link: (
    <Link href="https://docs.example.com" external>
      Guide
    </Link>
  ),
  LoadingIndicator: <LoadingIndicator />,
  Logo: <Logo />,
  MenuButton: (
    <MenuButton
      label="Actions"
      items={[{ id: 'a', kind: 'external', label: 'Price list', href: 'https://prices.example' }]}
      open
      onOpenChange={nothing}
    />
  ),
  MessageScreen: <MessageScreen title="Nothing here" />,
  MultiSelect: (
    <MultiSelect
      aria-label="Sites"
      values={[{ id: 'ber', label: 'Berlin' }]}
      onValuesChange={nothing}
      inputValue=""
      onInputChange={nothing}
      open
      onOpenChange={nothing}
      results={{ status: 'loading' }}
    />
  ),
  NativeSelect: <NativeSelect aria-label="Contact" placeholder="Please select" />,
  NoAccessScreen: <NoAccessScreen />,
  NotFoundScreen: <NotFoundScreen homeHref="/landing" />,
  PageContent: <PageContent />,
  PageHeader: <PageHeader title="Support" />,
  Pagination: <Pagination page={2} pageSize={10} total={95} onPageChange={nothing} />,
  ProgressBar: <ProgressBar label="Uploading" value={40} />,
  Prose: <Prose />,
  QuaysideProvider: <QuaysideProvider>Page</QuaysideProvider>,
  RadioGroup: (
    <RadioGroup label="Contract" options={[{ value: '12', label: '12 months' }]} defaultValue="12" />
  ),
  RestoredDraftNotice: <RestoredDraftNotice savedAt={new Date(0)} onKeep={nothing} onDiscard={nothing} />,
  RichText: <RichText html={html} />,
  RowTitle: <RowTitle href="/orders/1">Order 1</RowTitle>,
  ScrollToTop: <ScrollToTop visible />,
  ServiceUnavailableScreen: (
    <ServiceUnavailableScreen attempt={{ status: 'scheduled', secondsLeft: 30 }} onRetry={nothing} />
  ),
  SessionEndedScreen: <SessionEndedScreen onSignIn={nothing} />,
  SignInProblemScreen: <SignInProblemScreen onRetry={nothing} onSignIn={nothing} />,
  SignedOutScreen: <SignedOutScreen onSignIn={nothing} />,
  Skeleton: <Skeleton lines={2} />,
  Stack: <Stack />,
  Stepper: <Stepper steps={[{ id: 'a', label: 'Site' }]} current="a" />,
  Switch: <Switch label="Monitor" error="Not saved" />,
  Table: (
    <Table
      caption="Sites"
      columns={[{ id: 'site', header: 'Site', cell: (site: string) => site, sortable: true }]}
      data={{ status: 'ready', rows: ['Paris'] }}
      rowId={(site) => site}
      onSortChange={nothing}
      selection={{ selectedIds: ['Paris'], onSelectionChange: nothing }}
    />
  ),
  Tabs: (
    <Tabs
      label="Circuit"
      tabs={[{ id: 'overview', label: 'Overview', panel: 'Live' }]}
      value="overview"
      onValueChange={nothing}
    />
  ),
  TermsScreen: (
    <TermsScreen onAgree={nothing} onDisagree={nothing}>
      Terms
    </TermsScreen>
  ),
  TextArea: <TextArea aria-label="Note" limit={20} defaultValue="Ring at the gate, then" />,
  TextField: <TextField aria-label="Bandwidth" suffix="Mbit/s" icon={phoneIcon} />,
  ThemeScope: <ThemeScope theme="dark" />,
  Tile: <Tile href="/voice" title="Voice" icon={phoneIcon} />,
  TileGrid: <TileGrid />,
  Timeline: <Timeline events={[{ id: 'a', title: 'Case opened' }]} />,
  Toasts: (
    <Toasts toasts={[{ id: 'saved', tone: 'positive', text: 'Saved', count: 2 }]} onDismiss={nothing} />
  ),
  Tooltip: (
    <Tooltip text="Close this dialog">
      <IconButton icon={closeIcon} label="Close" />
    </Tooltip>
  ),
  TopNav: (
    <TopNav
      navigation={{ status: 'ready', items: [] }}
      openId={null}
      onOpenChange={nothing}
      onSearch={nothing}
    />
  ),
  UnderDevelopmentScreen: <UnderDevelopmentScreen name="Inventory" />,
  VisuallyHidden: <VisuallyHidden>More</VisuallyHidden>,
  CommandPalette: (
    <CommandPalette
      open
      onClose={nothing}
      inputValue=""
      onInputChange={nothing}
      results={{ status: 'ready', items: [{ id: 'voice', label: 'Voice', shortcut: ['G', 'V'] }] }}
      onSelect={nothing}
    />
  ),
  ConfirmDialog: <ConfirmDialog {...answers} open title="Withdraw the order?" />,
  ContactRolePopup: (
    <ContactRolePopup
      open
      load={{ status: 'ready', contacts: { mso: [{ email: 'mara@example.com', salesforceId: '1' }] } }}
      values={{}}
      onValuesChange={nothing}
      onSubmit={nothing}
      onClose={nothing}
    />
  ),
  Dialog: (
    <Dialog open title="Site details" onClose={nothing}>
      <p>Two lines reach the site.</p>
    </Dialog>
  ),
  DisagreeDialog: <DisagreeDialog {...answers} open />,
  MarketingPopup: (
    <MarketingPopup open content={{ status: 'ready', html }} image="/logo.png" onClose={nothing} />
  ),
  SwitchViewDialog: <SwitchViewDialog {...answers} open view="artemis" />,
  WelcomePopup: <WelcomePopup open onClose={nothing} />,
};
