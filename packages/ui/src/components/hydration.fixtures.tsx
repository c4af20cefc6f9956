import type { ReactElement } from 'react';
import { closeIcon } from '../icons/closeIcon.ts';
import { phoneIcon } from '../icons/phoneIcon.ts';
import { sanitizeHtml } from '../sanitize/sanitizeHtml.ts';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { ErrorSummary } from './ErrorSummary/ErrorSummary.tsx';
import { ReviewSection } from './ReviewSection/ReviewSection.tsx';
import { SaveStatus } from './SaveStatus/SaveStatus.tsx';
import { WizardFrame } from './WizardFrame/WizardFrame.tsx';
import { AccessDeniedScreen } from './AccessDeniedScreen/AccessDeniedScreen.tsx';
import { Accordion, AccordionItem } from './Accordion/Accordion.tsx';
import { AnnouncementBanner } from './AnnouncementBanner/AnnouncementBanner.tsx';
import { AppShell } from './AppShell/AppShell.tsx';
import { AsOf } from './AsOf/AsOf.tsx';
import { AsyncContent } from './AsyncContent/AsyncContent.tsx';
import { Avatar, AvatarGroup } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { BarList } from './BarList/BarList.tsx';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Calendar } from './Calendar/Calendar.tsx';
import { CannotStartScreen } from './CannotStartScreen/CannotStartScreen.tsx';
import { Card } from './Card/Card.tsx';
import { ChatButton } from './ChatButton/ChatButton.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { ColumnSettings } from './ColumnSettings/ColumnSettings.tsx';
import { Combobox } from './Combobox/Combobox.tsx';
import { Composer } from './Composer/Composer.tsx';
import { Conversation } from './Conversation/Conversation.tsx';
import { CopyButton } from './CopyButton/CopyButton.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DateRangeField } from './DateRangeField/DateRangeField.tsx';
import { DateTime } from './DateTime/DateTime.tsx';
import { DescriptionList } from './DescriptionList/DescriptionList.tsx';
import { DiffList } from './DiffList/DiffList.tsx';
import { Donut } from './Donut/Donut.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { Field } from './Field/Field.tsx';
import { FieldGroup } from './FieldGroup/FieldGroup.tsx';
import { FieldRow } from './FieldRow/FieldRow.tsx';
import { FileDrop } from './FileDrop/FileDrop.tsx';
import { FileList } from './FileList/FileList.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Highlight } from './Highlight/Highlight.tsx';
import { Icon } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { harbour, Illustration } from './Illustration/Illustration.tsx';
import { InlineAlert } from './InlineAlert/InlineAlert.tsx';
import { LegalDocument, LegalSections } from './LegalDocument/LegalDocument.tsx';
import { Link } from './Link/Link.tsx';
import { ListToolbar } from './ListToolbar/ListToolbar.tsx';
import { LoadingIndicator } from './LoadingIndicator/LoadingIndicator.tsx';
import { Logo } from './Logo/Logo.tsx';
import { MenuButton } from './MenuButton/MenuButton.tsx';
import { MessageScreen } from './MessageScreen/MessageScreen.tsx';
import { Meter } from './Meter/Meter.tsx';
import { MetricTile } from './MetricTile/MetricTile.tsx';
import { MilestoneLine } from './MilestoneLine/MilestoneLine.tsx';
import { Money } from './Money/Money.tsx';
import { MultiSelect } from './MultiSelect/MultiSelect.tsx';
import { NativeSelect } from './NativeSelect/NativeSelect.tsx';
import { NoAccessScreen } from './NoAccessScreen/NoAccessScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { PageContent } from './PageContent/PageContent.tsx';
import { PageHeader } from './PageHeader/PageHeader.tsx';
import { Pagination } from './Pagination/Pagination.tsx';
import { Popover } from './Popover/Popover.tsx';
import { PriceMatrix } from './PriceMatrix/PriceMatrix.tsx';
import { ProgressBar } from './ProgressBar/ProgressBar.tsx';
import { Prose } from './Prose/Prose.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { RelativeTime } from './RelativeTime/RelativeTime.tsx';
import { RestoredDraftNotice } from './RestoredDraftNotice/RestoredDraftNotice.tsx';
import { RichText } from './RichText/RichText.tsx';
import { RowPin } from './Table/RowPin.tsx';
import { RowTitle } from './RowTitle/RowTitle.tsx';
import { SavedViews } from './SavedViews/SavedViews.tsx';
import { ScrollToTop } from './ScrollToTop/ScrollToTop.tsx';
import { ServiceUnavailableScreen } from './ServiceUnavailableScreen/ServiceUnavailableScreen.tsx';
import { SessionEndedScreen } from './SessionEndedScreen/SessionEndedScreen.tsx';
import { SignedOutScreen } from './SignedOutScreen/SignedOutScreen.tsx';
import { SignInProblemScreen } from './SignInProblemScreen/SignInProblemScreen.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { SortableList } from './SortableList/SortableList.tsx';
import { Sparkline } from './Sparkline/Sparkline.tsx';
import { Stack } from './Stack/Stack.tsx';
import { StackedBar } from './StackedBar/StackedBar.tsx';
import { StatusLabel } from './StatusLabel/StatusLabel.tsx';
import { Stepper } from './Stepper/Stepper.tsx';
import { StickySummary } from './StickySummary/StickySummary.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Table } from './Table/Table.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TermsScreen } from './TermsScreen/TermsScreen.tsx';
import { Text } from './Text/Text.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { Tile } from './Tile/Tile.tsx';
import { TileGrid } from './TileGrid/TileGrid.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { Toasts } from './Toasts/Toasts.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';
import { TopNav } from './TopNav/TopNav.tsx';
import { UnderDevelopmentScreen } from './UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

const html = sanitizeHtml('<p>Planned <a href="/work">work</a></p>');
const nothing = (): void => undefined;
const chartItems = [
  { id: 'a', label: 'Paris', value: 7, href: '/paris' },
  { id: 'b', label: 'Rome', value: -2 },
];

/** The value of the `ref` of the rendered component. */
export const attached: { root: Element | null } = { root: null };

// Props that must reach every root element.
const own = {
  className: 'own',
  'data-own': 'yes',
  ref: (element: Element | null): void => {
    attached.root = element;
  },
};

/** Every component except dialogs, which are in `dialogRoots.test.tsx`. */
export const drawings: Record<string, ReactElement> = {
  ErrorSummary: <ErrorSummary {...own} errors={[{ id: 'a', message: 'Enter a site', controlId: 'a' }]} />,
  ReviewSection: <ReviewSection {...own} title="Sites" editHref="/sites" error="Choose a site" />,
  SaveStatus: <SaveStatus {...own} status="saved" savedAt={new Date(0)} />,
  WizardFrame: (
    <WizardFrame
      {...own}
      title="New order"
      steps={[{ id: 'a', label: 'Site', href: '/sites' }]}
      current="a"
      stepsOpen={false}
      onStepsOpenChange={nothing}
    />
  ),
  AccessDeniedScreen: <AccessDeniedScreen {...own} missing={['Access to 1Cloud']} />,
  Accordion: <Accordion {...own} />,
  AccordionItem: <AccordionItem {...own} title="Contract" defaultOpen />,
  AnnouncementBanner: <AnnouncementBanner {...own} html={html} />,
  AppShell: <AppShell {...own}>Page</AppShell>,
  AsOf: <AsOf {...own} receivedAt={0} onRefresh={nothing} />,
  AsyncContent: (
    <AsyncContent {...own} state={{ status: 'failed', data: 'Paris', receivedAt: 0 }} placeholder="…">
      {(site) => site}
    </AsyncContent>
  ),
  Avatar: <Avatar {...own} name="Amelia Stone" />,
  AvatarGroup: <AvatarGroup {...own} people={[{ id: 'a', name: 'Amelia Stone' }]} />,
  Badge: <Badge {...own}>Active</Badge>,
  BarList: <BarList {...own} label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Breadcrumbs: (
    <Breadcrumbs {...own} items={[{ id: 'a', label: 'Services', href: '/services' }]} current="MPLS" />
  ),
  Button: <Button {...own}>Save</Button>,
  ButtonLink: (
    <ButtonLink {...own} href="/quotes">
      Quotes
    </ButtonLink>
  ),
  Calendar: (
    <Calendar {...own} value="2026-11-27" today="2026-11-21" min="2026-11-01" onValueChange={nothing} />
  ),
  CannotStartScreen: <CannotStartScreen {...own} onRetry={nothing} />,
  Card: <Card {...own} title="Contract" />,
  ChatButton: <ChatButton {...own} unread={3} onOpen={nothing} onHide={nothing} />,
  Checkbox: <Checkbox {...own} label="Agree" hint="For all of us" indeterminate />,
  CopyButton: <CopyButton {...own} value="NL-AMS-2041" />,
  DateTime: <DateTime {...own} value="2026-11-21T23:30Z" format="dateTime" showZone />,
  Combobox: (
    <Combobox
      {...own}
      aria-label="Site"
      value={null}
      onSelect={nothing}
      inputValue="Ber"
      onInputChange={nothing}
      open
      onOpenChange={nothing}
      results={{ status: 'ready', options: [{ id: 'ber', label: 'Berlin', group: 'Germany' }], total: 9 }}
    />
  ),
  DateField: (
    <DateField
      {...own}
      aria-label="Day"
      value="2026-11-28"
      min="2026-11-01"
      unavailableReason={() => 'closed'}
      presets={[{ id: 'first', label: 'Earliest possible', value: '2026-11-02' }]}
      onValueChange={nothing}
    />
  ),
  DateRangeField: (
    <DateRangeField
      {...own}
      label="Period"
      value={{ start: '2026-11-21', end: '2026-11-02' }}
      onValueChange={nothing}
    />
  ),
  ColumnSettings: (
    <ColumnSettings
      {...own}
      columns={[{ id: 'site', header: 'Site' }]}
      value={{ order: [], hidden: [] }}
      onChange={nothing}
      open
      onOpenChange={nothing}
    />
  ),
  DescriptionList: <DescriptionList {...own} items={[{ id: 'a', term: 'Site', description: 'Paris' }]} />,
  Drawer: <Drawer {...own} open title="Circuit" onClose={nothing} />,
  Donut: <Donut {...own} label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Composer: <Composer {...own} value="Hello" onValueChange={nothing} onSend={nothing} limit={200} />,
  Conversation: (
    <Conversation
      {...own}
      entries={[
        {
          id: 'a',
          body: 'Hello',
          time: { dateTime: '2026-11-21T10:00Z', text: '10:00' },
          day: '21 Nov 2026',
        },
      ]}
      earlier="available"
    />
  ),
  DiffList: (
    <DiffList
      {...own}
      items={[{ id: 'a', term: 'Term', kind: 'changed', before: '12 months', after: '36 months' }]}
    />
  ),
  EmptyState: <EmptyState {...own} title="No quotes yet" />,
  Field: (
    <Field {...own} label="Circuit" error="Unknown">
      <TextField />
    </Field>
  ),
  FieldGroup: (
    <FieldGroup {...own} label="Tell" error="Choose one">
      <Checkbox label="Me" />
    </FieldGroup>
  ),
  FieldRow: <FieldRow {...own} />,
  FileDrop: <FileDrop {...own} accept=".pdf" maxFiles={10} maxBytes={20_000_000} onFiles={nothing} />,
  FileList: (
    <FileList
      {...own}
      files={[
        { id: 'a', name: 'plan.pdf', sizeBytes: 20_000, state: 'uploading', progress: 0.4 },
        { id: 'b', name: 'rack.jpg', state: 'failed', reason: 'Too slow.' },
      ]}
      onRemove={nothing}
    />
  ),
  FilterBar: (
    <FilterBar
      {...own}
      filters={[{ id: 'status', label: 'Status', options: [{ value: 'live', label: 'Live', count: 3 }] }]}
      value={{ status: ['live'] }}
      onChange={nothing}
      openId={null}
      onOpenChange={nothing}
      resultCount="3 services"
    />
  ),
  Grid: <Grid {...own} columns="two" />,
  Heading: <Heading {...own} />,
  Highlight: <Highlight {...own} text="Price book" words="book" />,
  Icon: <Icon {...own} icon={phoneIcon} />,
  IconButton: <IconButton {...own} icon={closeIcon} label="Close" />,
  Illustration: <Illustration {...own} {...harbour} />,
  InlineAlert: <InlineAlert {...own}>Saved</InlineAlert>,
  LegalDocument: <LegalDocument {...own} title="Terms" updated="21 Nov 2026" sections={[]} />,
  LegalSections: <LegalSections sections={[{ id: 'use', title: 'Use', content: <p>Fair.</p> }]} />,
  Link: (
    <Link {...own} href="https://docs.example.com" external>
      Guide
    </Link>
  ),
  ListToolbar: (
    <ListToolbar
      {...own}
      filters="Filters"
      rowIds={['a', 'b']}
      selection={{ selectedIds: ['a'], onSelectionChange: nothing }}
    />
  ),
  LoadingIndicator: <LoadingIndicator {...own} />,
  Logo: <Logo {...own} />,
  MenuButton: (
    <MenuButton
      {...own}
      label="Actions"
      items={[{ id: 'a', kind: 'external', label: 'Price list', href: 'https://prices.example' }]}
      open
      onOpenChange={nothing}
    />
  ),
  MessageScreen: <MessageScreen {...own} title="Nothing here" />,
  Money: <Money {...own} amount={120050} currency="GBP" period="monthly" />,
  MultiSelect: (
    <MultiSelect
      {...own}
      aria-label="Sites"
      values={[{ id: 'ber', label: 'Berlin' }]}
      onValuesChange={nothing}
      inputValue=""
      onInputChange={nothing}
      open
      onOpenChange={nothing}
      results={{ status: 'error', onRetry: nothing }}
    />
  ),
  Meter: <Meter {...own} label="Licences" data={{ status: 'ready', value: 3 }} max={5} />,
  MetricTile: (
    <MetricTile
      {...own}
      label="Open"
      href="/cases"
      data={{ status: 'ready', value: 1_234_567, trend: chartItems }}
    />
  ),
  MilestoneLine: <MilestoneLine {...own} milestones={[{ id: 'a', title: 'Build', state: 'current' }]} />,
  NativeSelect: <NativeSelect {...own} aria-label="Contact" placeholder="Please select" />,
  NoAccessScreen: <NoAccessScreen {...own} />,
  NotFoundScreen: <NotFoundScreen {...own} homeHref="/landing" />,
  PageContent: <PageContent {...own} />,
  PageHeader: <PageHeader {...own} title="Support" />,
  Pagination: <Pagination {...own} page={2} pageSize={10} total={95} onPageChange={nothing} />,
  Popover: (
    <Popover {...own} trigger={<Button>Legend</Button>} title="Legend" open onOpenChange={nothing}>
      Up
    </Popover>
  ),
  PriceMatrix: (
    <PriceMatrix
      {...own}
      caption="Paris"
      bandwidths={[{ id: '100', label: '100 Mbit/s' }]}
      terms={[{ id: '12', label: '12 months' }]}
      cells={{ 100: { 12: { status: 'priced', monthly: '€412.00', oneOff: '€0.00', certainty: 'firm' } } }}
      value={null}
      onValueChange={nothing}
    />
  ),
  ProgressBar: <ProgressBar {...own} label="Uploading" value={40} />,
  Prose: <Prose {...own} />,
  QuaysideProvider: (
    <QuaysideProvider>
      <p>Page</p>
    </QuaysideProvider>
  ),
  RadioGroup: (
    <RadioGroup {...own} label="Contract" options={[{ value: '12', label: '12 months' }]} defaultValue="12" />
  ),
  RelativeTime: <RelativeTime {...own} value="2026-11-18T10:00Z" now="2026-11-21T10:00Z" />,
  RestoredDraftNotice: (
    <RestoredDraftNotice {...own} savedAt={new Date(0)} onKeep={nothing} onDiscard={nothing} />
  ),
  RichText: <RichText {...own} html={html} />,
  RowPin: <RowPin {...own} label="Pin Policy" pinned={false} onPinnedChange={nothing} />,
  RowTitle: (
    <RowTitle {...own} href="/resource/1" detail="For auditors">
      Policy
    </RowTitle>
  ),
  SavedViews: (
    <SavedViews
      {...own}
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
  ScrollToTop: <ScrollToTop {...own} visible />,
  ServiceUnavailableScreen: (
    <ServiceUnavailableScreen {...own} attempt={{ status: 'scheduled', secondsLeft: 30 }} onRetry={nothing} />
  ),
  SessionEndedScreen: <SessionEndedScreen {...own} onSignIn={nothing} />,
  SignInProblemScreen: <SignInProblemScreen {...own} onRetry={nothing} onSignIn={nothing} />,
  SignedOutScreen: <SignedOutScreen {...own} onSignIn={nothing} />,
  Skeleton: <Skeleton {...own} lines={2} />,
  Sparkline: <Sparkline {...own} label="Cases" data={{ status: 'ready', points: chartItems }} />,
  SortableList: (
    <SortableList
      {...own}
      label="Pins"
      items={['a', 'b'].map((id) => ({ id, name: id, content: id }))}
      onMove={nothing}
    />
  ),
  Stack: <Stack {...own} />,
  StatusLabel: <StatusLabel {...own}>Live</StatusLabel>,
  StackedBar: <StackedBar {...own} label="Cases" data={{ status: 'ready', items: chartItems }} />,
  Stepper: <Stepper {...own} steps={[{ id: 'a', label: 'Site' }]} current="a" />,
  StickySummary: (
    <StickySummary
      {...own}
      title="Quote"
      lines={[{ id: 'a', label: 'Monthly (MRC)', value: '€412.00' }]}
      onExpandedChange={nothing}
    />
  ),
  Switch: <Switch {...own} label="Monitor" error="Not saved" />,
  Table: (
    <Table
      {...own}
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
      {...own}
      label="Circuit"
      tabs={[{ id: 'overview', label: 'Overview', panel: 'Live' }]}
      value="overview"
      onValueChange={nothing}
    />
  ),
  TermsScreen: (
    <TermsScreen {...own} onAgree={nothing} onDisagree={nothing}>
      Terms
    </TermsScreen>
  ),
  Text: <Text {...own} />,
  TextArea: <TextArea {...own} aria-label="Note" limit={20} defaultValue="Ring at the gate, then" />,
  TextField: <TextField {...own} aria-label="Bandwidth" suffix="Mbit/s" icon={phoneIcon} />,
  ThemeScope: <ThemeScope {...own} theme="dark" />,
  Tile: <Tile {...own} href="/voice" title="Voice" icon={phoneIcon} />,
  TileGrid: <TileGrid {...own} />,
  Timeline: <Timeline {...own} events={[{ id: 'a', title: 'Case opened' }]} />,
  Toasts: (
    <Toasts
      {...own}
      toasts={[{ id: 'saved', tone: 'positive', text: 'Saved', count: 2 }]}
      onDismiss={nothing}
    />
  ),
  Tooltip: (
    <Tooltip text="Close this dialog">
      <IconButton {...own} icon={closeIcon} label="Close" />
    </Tooltip>
  ),
  TopNav: (
    <TopNav
      {...own}
      navigation={{ status: 'ready', items: [] }}
      openId={null}
      onOpenChange={nothing}
      onSearch={nothing}
    />
  ),
  UnderDevelopmentScreen: <UnderDevelopmentScreen {...own} name="Inventory" />,
  VisuallyHidden: <VisuallyHidden {...own}>More</VisuallyHidden>,
};
