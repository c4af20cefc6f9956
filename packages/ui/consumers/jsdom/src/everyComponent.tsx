import { closeIcon, phoneIcon } from '@quayside/ui/icons';
import {
  AccessDeniedScreen,
  Accordion,
  AccordionItem,
  AnnouncementBanner,
  AppShell,
  AsOf,
  AsyncContent,
  Avatar,
  AvatarGroup,
  Badge,
  BarList,
  Breadcrumbs,
  Button,
  ButtonLink,
  Calendar,
  CannotStartScreen,
  Card,
  ChatButton,
  Checkbox,
  ColumnSettings,
  Combobox,
  Composer,
  Conversation,
  CopyButton,
  DateField,
  DateRangeField,
  DateTime,
  DescriptionList,
  DiffList,
  Donut,
  EmptyState,
  ErrorSummary,
  Field,
  FieldGroup,
  FieldRow,
  FileDrop,
  FileList,
  FilterBar,
  Grid,
  harbour,
  Heading,
  Highlight,
  Icon,
  IconButton,
  Illustration,
  InlineAlert,
  LegalDocument,
  LegalSections,
  Link,
  ListToolbar,
  LoadingIndicator,
  Logo,
  MenuButton,
  MessageScreen,
  Meter,
  MetricTile,
  MilestoneLine,
  Money,
  MultiSelect,
  NativeSelect,
  NoAccessScreen,
  NotFoundScreen,
  PageContent,
  PageHeader,
  Pagination,
  Popover,
  PriceMatrix,
  ProgressBar,
  Prose,
  QuaysideProvider,
  RadioGroup,
  RelativeTime,
  RestoredDraftNotice,
  ReviewSection,
  RichText,
  RowTitle,
  SavedViews,
  SaveStatus,
  ScrollToTop,
  ServiceUnavailableScreen,
  SessionEndedScreen,
  SignedOutScreen,
  SignInProblemScreen,
  Skeleton,
  SortableList,
  Sparkline,
  Stack,
  StackedBar,
  StatusLabel,
  Stepper,
  StickySummary,
  Switch,
  Table,
  Tabs,
  TermsScreen,
  Text,
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
  WizardFrame,
} from '@quayside/ui';
import { CommandPalette } from '@quayside/ui/CommandPalette';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { ContactRolePopup } from '@quayside/ui/ContactRolePopup';
import { Dialog } from '@quayside/ui/Dialog';
import { DisagreeDialog } from '@quayside/ui/DisagreeDialog';
import { Drawer } from '@quayside/ui/Drawer';
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

const chartItems = [
  { id: 'a', label: 'Paris', value: 7, href: '/paris' },
  { id: 'b', label: 'Rome', value: 2 },
];

/** One example of each component that the package exports. */
export const everyComponent: Record<string, ReactElement> = {
  ColumnSettings: (
    <ColumnSettings
      columns={[{ id: 'site', header: 'Site' }]}
      value={{ order: [], hidden: [] }}
      onChange={nothing}
      open
      onOpenChange={nothing}
    />
  ),
  ErrorSummary: <ErrorSummary errors={[{ id: 'a', message: 'Enter a site', controlId: 'a' }]} />,
  FilterBar: (
    <FilterBar
      filters={[{ id: 'status', label: 'Status', options: [{ value: 'live', label: 'Live', count: 3 }] }]}
      value={{ status: ['live'] }}
      onChange={nothing}
      openId={null}
      onOpenChange={nothing}
      resultCount="3 services"
    />
  ),
  ReviewSection: <ReviewSection title="Sites" editHref="/sites" error="Choose a site" />,
  SaveStatus: <SaveStatus status="saved" savedAt={new Date(0)} />,
  SavedViews: (
    <SavedViews
      views={[{ id: 'london', name: 'London' }]}
      currentId="london"
      panel={{ mode: 'list' }}
      onPanelChange={nothing}
      onSelect={nothing}
      onSave={nothing}
      onSaveAs={nothing}
      onRename={nothing}
      onDelete={nothing}
      onDefaultChange={nothing}
    />
  ),
  WizardFrame: (
    <WizardFrame
      title="New order"
      steps={[{ id: 'a', label: 'Site', href: '/sites' }]}
      current="a"
      stepsOpen={false}
      onStepsOpenChange={nothing}
    />
  ),
  AccessDeniedScreen: <AccessDeniedScreen missing={['Access to 1Cloud']} />,
  Accordion: <Accordion />,
  AccordionItem: <AccordionItem title="Contract" defaultOpen />,
  AnnouncementBanner: <AnnouncementBanner html={html} />,
  AppShell: <AppShell>Page</AppShell>,
  AsOf: <AsOf receivedAt={0} onRefresh={nothing} />,
  AsyncContent: (
    <AsyncContent state={{ status: 'ready', data: 'Paris' }} placeholder="…">
      {(site) => site}
    </AsyncContent>
  ),
  Avatar: <Avatar name="Amelia Stone" src="/amelia.png" />,
  AvatarGroup: <AvatarGroup people={[{ id: 'a', name: 'Amelia Stone' }]} />,
  Badge: <Badge>Active</Badge>,
  BarList: <BarList label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Breadcrumbs: <Breadcrumbs items={[{ id: 'a', label: 'Services', href: '/services' }]} current="MPLS" />,
  Button: <Button>Save</Button>,
  ButtonLink: <ButtonLink href="/quotes">Quotes</ButtonLink>,
  Calendar: <Calendar value="2026-11-27" today="2026-11-21" onValueChange={nothing} />,
  CannotStartScreen: <CannotStartScreen onRetry={nothing} />,
  Card: <Card title="Contract" />,
  ChatButton: <ChatButton unread={3} onOpen={nothing} onHide={nothing} />,
  Checkbox: <Checkbox label="Agree" hint="For all of us" indeterminate />,
  CopyButton: <CopyButton value="NL-AMS-2041" />,
  DateTime: <DateTime value="2026-11-21T23:30Z" format="dateTime" showZone />,
  DateField: (
    <DateField aria-label="Day" value="" unavailableReason={() => 'closed'} onValueChange={nothing} />
  ),
  DateRangeField: <DateRangeField label="Period" value={{ start: '', end: '' }} onValueChange={nothing} />,
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
  Drawer: <Drawer open title="Circuit" onClose={nothing} />,
  Donut: <Donut label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Composer: <Composer value="Hello" onValueChange={nothing} onSend={nothing} limit={200} />,
  Conversation: (
    <Conversation
      entries={[{ id: 'a', body: 'Hello', time: { dateTime: '2026-11-21T10:00Z', text: '10:00' } }]}
      earlier="available"
    />
  ),
  DiffList: <DiffList items={[{ id: 'a', term: 'Term', kind: 'added', after: '36 months' }]} />,
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
  FileDrop: <FileDrop maxFiles={10} onFiles={nothing} />,
  FileList: <FileList files={[{ id: 'a', name: 'plan.pdf', state: 'uploading' }]} onCancel={nothing} />,
  Grid: <Grid columns="two" />,
  Heading: <Heading>Sites</Heading>,
  Highlight: <Highlight text="Price book" words="price" />,
  Icon: <Icon icon={phoneIcon} />,
  IconButton: <IconButton icon={closeIcon} label="Close" />,
  Illustration: <Illustration {...harbour} />,
  InlineAlert: <InlineAlert>Saved</InlineAlert>,
  LegalDocument: <LegalDocument title="Terms" updated="21 Nov 2026" sections={[]} />,
  LegalSections: <LegalSections sections={[{ id: 'use', title: 'Use', content: <p>Fair.</p> }]} />,
  Link: (
    <Link href="https://docs.example.com" external>
      Guide
    </Link>
  ),
  ListToolbar: (
    <ListToolbar
      filters="Filters"
      rowIds={['a', 'b']}
      selection={{ selectedIds: ['a'], onSelectionChange: nothing }}
    />
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
  Money: <Money amount={120050} currency="GBP" period="monthly" />,
  Meter: <Meter label="Licences" data={{ status: 'ready', value: 3 }} max={5} />,
  MetricTile: (
    <MetricTile label="Open" href="/cases" data={{ status: 'ready', value: 7, trend: chartItems }} />
  ),
  MilestoneLine: <MilestoneLine milestones={[{ id: 'a', title: 'Build', state: 'current' }]} />,
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
  Popover: (
    <Popover trigger={<Button>Legend</Button>} title="Legend" open onOpenChange={nothing}>
      Up
    </Popover>
  ),
  PriceMatrix: (
    <PriceMatrix
      caption="Paris"
      bandwidths={[{ id: '100', label: '100 Mbit/s' }]}
      terms={[{ id: '12', label: '12 months' }]}
      cells={{ 100: { 12: { status: 'pricing' } } }}
      value={null}
      onValueChange={nothing}
    />
  ),
  ProgressBar: <ProgressBar label="Uploading" value={40} />,
  Prose: <Prose />,
  QuaysideProvider: <QuaysideProvider>Page</QuaysideProvider>,
  RadioGroup: (
    <RadioGroup label="Contract" options={[{ value: '12', label: '12 months' }]} defaultValue="12" />
  ),
  RelativeTime: <RelativeTime value="2026-11-18T10:00Z" now="2026-11-21T10:00Z" />,
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
  Sparkline: <Sparkline label="Cases" data={{ status: 'ready', points: chartItems }} />,
  SortableList: <SortableList label="Pins" items={[{ id: 'a', name: 'A', content: 'A' }]} onMove={nothing} />,
  Stack: <Stack />,
  StatusLabel: <StatusLabel>Live</StatusLabel>,
  StackedBar: <StackedBar label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Stepper: <Stepper steps={[{ id: 'a', label: 'Site' }]} current="a" />,
  StickySummary: (
    <StickySummary title="Quote" lines={[{ id: 'a', label: 'Monthly (MRC)', value: '€412.00' }]} />
  ),
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
  Text: <Text>Ring at the gate.</Text>,
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
