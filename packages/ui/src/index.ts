// Dialogs have their own entries (`@quayside/ui/ConfirmDialog` …), because they include the headless library. Icons
// are at `@quayside/ui/icons`: unbundled, an import of one component from here would otherwise load 38 more files.
export { AccessDeniedScreen } from './components/AccessDeniedScreen/AccessDeniedScreen.tsx';
export type {
  AccessDeniedScreenLabels,
  AccessDeniedScreenProps,
} from './components/AccessDeniedScreen/AccessDeniedScreen.tsx';
export { Accordion, AccordionItem } from './components/Accordion/Accordion.tsx';
export type { AccordionItemProps, AccordionProps } from './components/Accordion/Accordion.tsx';
export { AnnouncementBanner } from './components/AnnouncementBanner/AnnouncementBanner.tsx';
export type {
  AnnouncementBannerLabels,
  AnnouncementBannerProps,
  AnnouncementSeverity,
} from './components/AnnouncementBanner/AnnouncementBanner.tsx';
export { AppShell } from './components/AppShell/AppShell.tsx';
export type { AppShellProps, AppShellStatus } from './components/AppShell/AppShell.tsx';
export { AsOf } from './components/AsOf/AsOf.tsx';
export type { AsOfLabels, AsOfProps } from './components/AsOf/AsOf.tsx';
export { AsyncContent } from './components/AsyncContent/AsyncContent.tsx';
export type {
  AsyncContentCause,
  AsyncContentLabels,
  AsyncContentProps,
  AsyncContentSize,
  AsyncContentState,
} from './components/AsyncContent/AsyncContent.tsx';
export { Avatar, AvatarGroup } from './components/Avatar/Avatar.tsx';
export type {
  AvatarGroupLabels,
  AvatarGroupPerson,
  AvatarGroupProps,
  AvatarProps,
  AvatarSize,
} from './components/Avatar/Avatar.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export type { BadgeProps, BadgeTone } from './components/Badge/Badge.tsx';
export { BarList } from './components/BarList/BarList.tsx';
export type {
  BarListLabels,
  BarListProps,
  ChartData,
  ChartError,
  ChartItem,
  ChartLabels,
} from './components/BarList/BarList.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export type {
  BreadcrumbsItem,
  BreadcrumbsLabels,
  BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button } from './components/Button/Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './components/Button/Button.tsx';
export { ButtonLink } from './components/ButtonLink/ButtonLink.tsx';
export type { ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export {
  addDays,
  addMonths,
  Calendar,
  defaultCalendarLabels,
  isIsoDate,
  isoDateOf,
  weekdayOf,
} from './components/Calendar/Calendar.tsx';
export type {
  CalendarLabels,
  CalendarLimits,
  CalendarProps,
  IsoDate,
} from './components/Calendar/Calendar.tsx';
export { CannotStartScreen } from './components/CannotStartScreen/CannotStartScreen.tsx';
export type {
  CannotStartScreenLabels,
  CannotStartScreenProps,
} from './components/CannotStartScreen/CannotStartScreen.tsx';
export { Card } from './components/Card/Card.tsx';
export type { CardElement, CardInset, CardProps } from './components/Card/Card.tsx';
export { ChatButton } from './components/ChatButton/ChatButton.tsx';
export type {
  ChatButtonLabels,
  ChatButtonProps,
  ChatButtonStatus,
} from './components/ChatButton/ChatButton.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export type { CheckboxProps, ChoiceTexts } from './components/Checkbox/Checkbox.tsx';
export { CopyButton } from './components/CopyButton/CopyButton.tsx';
export type { CopyButtonLabels, CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { DateTime } from './components/DateTime/DateTime.tsx';
export type {
  DateTimeFormat,
  DateTimeLabels,
  DateTimeProps,
  TimeValue,
} from './components/DateTime/DateTime.tsx';
export { Combobox, useComboboxState } from './components/Combobox/Combobox.tsx';
export type {
  ComboboxControl,
  ComboboxLabels,
  ComboboxOpenReason,
  ComboboxOption,
  ComboboxProps,
  ComboboxResults,
  ComboboxState,
  OptionListLabels,
} from './components/Combobox/Combobox.tsx';
// Without its palette, which loads on first use.
export { useCommandPaletteShortcut } from './components/CommandPalette/useCommandPaletteShortcut.ts';
export { Composer } from './components/Composer/Composer.tsx';
export type { ComposerLabels, ComposerProps, ComposerState } from './components/Composer/Composer.tsx';
export { Conversation } from './components/Conversation/Conversation.tsx';
export type {
  ConversationDelivery,
  ConversationEarlier,
  ConversationEntry,
  ConversationEntryKind,
  ConversationLabels,
  ConversationProps,
  ConversationSide,
  ConversationTime,
} from './components/Conversation/Conversation.tsx';
export { DateField, defaultDateFieldLabels } from './components/DateField/DateField.tsx';
export type { DateFieldLabels, DateFieldProps, DatePreset } from './components/DateField/DateField.tsx';
export {
  DateRangeField,
  defaultDateRangeFieldLabels,
  lastDays,
} from './components/DateRangeField/DateRangeField.tsx';
export type {
  DateRange,
  DateRangeFieldLabels,
  DateRangeFieldProps,
  DateRangePreset,
} from './components/DateRangeField/DateRangeField.tsx';
export { ColumnSettings } from './components/ColumnSettings/ColumnSettings.tsx';
export type {
  ColumnSettingsColumn,
  ColumnSettingsLabels,
  ColumnSettingsProps,
} from './components/ColumnSettings/ColumnSettings.tsx';
export { DescriptionList } from './components/DescriptionList/DescriptionList.tsx';
export type {
  DescriptionKind,
  DescriptionListItem,
  DescriptionListLabels,
  DescriptionListLayout,
  DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Donut } from './components/Donut/Donut.tsx';
export type { DonutLabels, DonutProps } from './components/Donut/Donut.tsx';
export { DiffList } from './components/DiffList/DiffList.tsx';
export type {
  DiffComparison,
  DiffItem,
  DiffKind,
  DiffListLabels,
  DiffListProps,
} from './components/DiffList/DiffList.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export type { EmptyStateProps, EmptyStateSize } from './components/EmptyState/EmptyState.tsx';
export { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
export type {
  ErrorSummaryItem,
  ErrorSummaryLabels,
  ErrorSummaryProps,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { Field, focusFirstInvalid, useField } from './components/Field/Field.tsx';
export type {
  ControlSize,
  FieldControlAttributes,
  FieldLabels,
  FieldProps,
} from './components/Field/Field.tsx';
export { FieldGroup } from './components/FieldGroup/FieldGroup.tsx';
export type { FieldGroupLayout, FieldGroupProps } from './components/FieldGroup/FieldGroup.tsx';
export { FieldRow } from './components/FieldRow/FieldRow.tsx';
export type { FieldRowProps } from './components/FieldRow/FieldRow.tsx';
export { defaultFileDropLabels, FileDrop, formatBytes, sortFiles } from './components/FileDrop/FileDrop.tsx';
export type {
  FileDropLabels,
  FileDropProps,
  FileLimits,
  FileRejection,
  RejectedFile,
  SortedFiles,
} from './components/FileDrop/FileDrop.tsx';
export { defaultFileListLabels, FileList } from './components/FileList/FileList.tsx';
export type {
  FileListActions,
  FileListFile,
  FileListItem,
  FileListLabels,
  FileListPending,
  FileListProps,
  FileListReady,
  FileListRefused,
  FileListState,
  FileListUploading,
} from './components/FileList/FileList.tsx';
export { FilterBar, useFilterBarState } from './components/FilterBar/FilterBar.tsx';
export type {
  FilterBarFilter,
  FilterBarLabels,
  FilterBarOpenId,
  FilterBarOption,
  FilterBarProps,
  FilterBarState,
  FilterBarValue,
} from './components/FilterBar/FilterBar.tsx';
export { Grid } from './components/Grid/Grid.tsx';
export type { GridAlign, GridColumns, GridGap, GridMinimum, GridProps } from './components/Grid/Grid.tsx';
export { Heading } from './components/Heading/Heading.tsx';
export type { HeadingLevel, HeadingProps, HeadingSize } from './components/Heading/Heading.tsx';
export { Highlight } from './components/Highlight/Highlight.tsx';
export type { HighlightProps } from './components/Highlight/Highlight.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconProps } from './components/Icon/Icon.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export type { IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  bridge,
  crane,
  harbour,
  Illustration,
  mooringRing,
} from './components/Illustration/Illustration.tsx';
export type { IllustrationProps, IllustrationShape } from './components/Illustration/Illustration.tsx';
export { InlineAlert } from './components/InlineAlert/InlineAlert.tsx';
export type {
  InlineAlertLabels,
  InlineAlertProps,
  InlineAlertTone,
} from './components/InlineAlert/InlineAlert.tsx';
export { LegalDocument, LegalSections } from './components/LegalDocument/LegalDocument.tsx';
export type {
  LegalDocumentLabels,
  LegalDocumentProps,
  LegalSection,
} from './components/LegalDocument/LegalDocument.tsx';
export { Link } from './components/Link/Link.tsx';
export type { LinkLabels, LinkProps, LinkVariant } from './components/Link/Link.tsx';
export { ListToolbar } from './components/ListToolbar/ListToolbar.tsx';
export type { ListToolbarProps } from './components/ListToolbar/ListToolbar.tsx';
export { LoadingIndicator } from './components/LoadingIndicator/LoadingIndicator.tsx';
export type {
  LoadingIndicatorLabels,
  LoadingIndicatorProps,
} from './components/LoadingIndicator/LoadingIndicator.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export type { LogoProps } from './components/Logo/Logo.tsx';
export { MenuButton } from './components/MenuButton/MenuButton.tsx';
export type {
  MenuButtonAction,
  MenuButtonActionTone,
  MenuButtonItem,
  MenuButtonLabels,
  MenuButtonLine,
  MenuButtonLink,
  MenuButtonOpenReason,
  MenuButtonProps,
  MenuButtonTrigger,
} from './components/MenuButton/MenuButton.tsx';
export { MessageScreen } from './components/MessageScreen/MessageScreen.tsx';
export type { MessageScreenPlace, MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
export { Money } from './components/Money/Money.tsx';
export type { MoneyLabels, MoneyPeriod, MoneyProps, MoneySize } from './components/Money/Money.tsx';
export { MultiSelect, useMultiSelectState } from './components/MultiSelect/MultiSelect.tsx';
export type {
  MultiSelectControl,
  MultiSelectLabels,
  MultiSelectProps,
  MultiSelectState,
} from './components/MultiSelect/MultiSelect.tsx';
export { Meter } from './components/Meter/Meter.tsx';
export type {
  MeterData,
  MeterLabels,
  MeterProps,
  MeterThreshold,
  MeterTone,
} from './components/Meter/Meter.tsx';
export { MetricTile } from './components/MetricTile/MetricTile.tsx';
export type {
  MetricBetter,
  MetricChangeData,
  MetricTileData,
  MetricTileLabels,
  MetricTilePart,
  MetricTileProps,
} from './components/MetricTile/MetricTile.tsx';
export { MilestoneLine } from './components/MilestoneLine/MilestoneLine.tsx';
export type {
  Milestone,
  MilestoneJeopardy,
  MilestoneLineLabels,
  MilestoneLineLayout,
  MilestoneLineProps,
  MilestoneSlip,
  MilestoneState,
} from './components/MilestoneLine/MilestoneLine.tsx';
export { NativeSelect } from './components/NativeSelect/NativeSelect.tsx';
export type { NativeSelectProps } from './components/NativeSelect/NativeSelect.tsx';
export { NoAccessScreen } from './components/NoAccessScreen/NoAccessScreen.tsx';
export type {
  NoAccessScreenLabels,
  NoAccessScreenProps,
} from './components/NoAccessScreen/NoAccessScreen.tsx';
export { NotFoundScreen } from './components/NotFoundScreen/NotFoundScreen.tsx';
export type {
  NotFoundScreenLabels,
  NotFoundScreenProps,
} from './components/NotFoundScreen/NotFoundScreen.tsx';
export { PageContent } from './components/PageContent/PageContent.tsx';
export type { PageContentProps } from './components/PageContent/PageContent.tsx';
export { PageHeader } from './components/PageHeader/PageHeader.tsx';
export type { PageHeaderProps, PageHeaderSize } from './components/PageHeader/PageHeader.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export type {
  PaginationLabels,
  PaginationProps,
  PaginationSizes,
} from './components/Pagination/Pagination.tsx';
export { Popover } from './components/Popover/Popover.tsx';
export type {
  PopoverAlign,
  PopoverOpenReason,
  PopoverProps,
  PopoverTriggerProps,
} from './components/Popover/Popover.tsx';
export { PriceMatrix } from './components/PriceMatrix/PriceMatrix.tsx';
export type {
  PriceCertainty,
  PricedCell,
  PriceMatrixAxis,
  PriceMatrixCell,
  PriceMatrixCells,
  PriceMatrixChoice,
  PriceMatrixLabels,
  PriceMatrixProps,
} from './components/PriceMatrix/PriceMatrix.tsx';
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export type { ProgressBarLabels, ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export type { ProseProps } from './components/Prose/Prose.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export type { RadioGroupLayout, RadioGroupProps, RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { RelativeTime } from './components/RelativeTime/RelativeTime.tsx';
export type { RelativeTimeLabels, RelativeTimeProps } from './components/RelativeTime/RelativeTime.tsx';
export { RestoredDraftNotice } from './components/RestoredDraftNotice/RestoredDraftNotice.tsx';
export type {
  RestoredDraftNoticeLabels,
  RestoredDraftNoticeProps,
} from './components/RestoredDraftNotice/RestoredDraftNotice.tsx';
export { ReviewSection } from './components/ReviewSection/ReviewSection.tsx';
export type { ReviewSectionLabels, ReviewSectionProps } from './components/ReviewSection/ReviewSection.tsx';
export { RichText } from './components/RichText/RichText.tsx';
export type { RichTextLabels, RichTextProps, SafeHtml } from './components/RichText/RichText.tsx';
export { RowTitle } from './components/RowTitle/RowTitle.tsx';
export type { RowTitleProps } from './components/RowTitle/RowTitle.tsx';
export { SavedViews, useSavedViewsPanel } from './components/SavedViews/SavedViews.tsx';
export type {
  SavedView,
  SavedViewsLabels,
  SavedViewsNaming,
  SavedViewsPanel,
  SavedViewsPanelState,
  SavedViewsProps,
} from './components/SavedViews/SavedViews.tsx';
export { SaveStatus } from './components/SaveStatus/SaveStatus.tsx';
export type {
  SaveStatusAnnounce,
  SaveStatusKind,
  SaveStatusLabels,
  SaveStatusProps,
} from './components/SaveStatus/SaveStatus.tsx';
export { ScrollToTop, useScrolledPast } from './components/ScrollToTop/ScrollToTop.tsx';
export type { ScrollToTopLabels, ScrollToTopProps } from './components/ScrollToTop/ScrollToTop.tsx';
export { ServiceUnavailableScreen } from './components/ServiceUnavailableScreen/ServiceUnavailableScreen.tsx';
export type {
  ServiceUnavailableScreenAttempt,
  ServiceUnavailableScreenLabels,
  ServiceUnavailableScreenProps,
} from './components/ServiceUnavailableScreen/ServiceUnavailableScreen.tsx';
export { SessionEndedScreen } from './components/SessionEndedScreen/SessionEndedScreen.tsx';
export type {
  SessionEndedScreenLabels,
  SessionEndedScreenProps,
} from './components/SessionEndedScreen/SessionEndedScreen.tsx';
export { SignedOutScreen } from './components/SignedOutScreen/SignedOutScreen.tsx';
export type {
  SignedOutScreenLabels,
  SignedOutScreenProps,
} from './components/SignedOutScreen/SignedOutScreen.tsx';
export { SignInProblemScreen } from './components/SignInProblemScreen/SignInProblemScreen.tsx';
export type {
  SignInProblemReason,
  SignInProblemScreenLabels,
  SignInProblemScreenProps,
} from './components/SignInProblemScreen/SignInProblemScreen.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export type { SkeletonLength, SkeletonProps, SkeletonShape } from './components/Skeleton/Skeleton.tsx';
export { Sparkline } from './components/Sparkline/Sparkline.tsx';
export type {
  SparklineData,
  SparklineEnds,
  SparklineLabels,
  SparklinePoint,
  SparklineProps,
} from './components/Sparkline/Sparkline.tsx';
export { SortableList } from './components/SortableList/SortableList.tsx';
export type {
  SortableListItem,
  SortableListLabels,
  SortableListProps,
} from './components/SortableList/SortableList.tsx';
export { Stack } from './components/Stack/Stack.tsx';
export type {
  StackAlign,
  StackElement,
  StackGap,
  StackJustify,
  StackProps,
} from './components/Stack/Stack.tsx';
export { StatusLabel } from './components/StatusLabel/StatusLabel.tsx';
export type {
  StatusLabelEmphasis,
  StatusLabelProps,
  StatusLabelTone,
} from './components/StatusLabel/StatusLabel.tsx';
export { StackedBar } from './components/StackedBar/StackedBar.tsx';
export type { StackedBarLabels, StackedBarProps } from './components/StackedBar/StackedBar.tsx';
export { Stepper } from './components/Stepper/Stepper.tsx';
export type {
  StepperLabels,
  StepperLayout,
  StepperProps,
  StepperStep,
  StepperStepState,
} from './components/Stepper/Stepper.tsx';
export { StickySummary } from './components/StickySummary/StickySummary.tsx';
export type {
  StickySummaryLabels,
  StickySummaryLine,
  StickySummaryProps,
} from './components/StickySummary/StickySummary.tsx';
export { Switch } from './components/Switch/Switch.tsx';
export type { SwitchProps } from './components/Switch/Switch.tsx';
export { Table } from './components/Table/Table.tsx';
export type {
  TableAlign,
  TableCellKind,
  TableColumn,
  TableColumnSettings,
  TableColumnWidth,
  TableData,
  TableDensity,
  TableFilterSelection,
  TableIdSelection,
  TableLabels,
  TableProps,
  TableSelectedRows,
  TableSelection,
  TableSelectionActions,
  TableSort,
  TableSortDirection,
} from './components/Table/Table.tsx';
export { Tabs } from './components/Tabs/Tabs.tsx';
export type { TabsItem, TabsProps } from './components/Tabs/Tabs.tsx';
export { TermsScreen } from './components/TermsScreen/TermsScreen.tsx';
export type {
  TermsScreenLabels,
  TermsScreenProps,
  TermsScreenStatus,
} from './components/TermsScreen/TermsScreen.tsx';
export { Text } from './components/Text/Text.tsx';
export type { TextElement, TextProps, TextSize, TextTone, TextWrap } from './components/Text/Text.tsx';
export { TextArea } from './components/TextArea/TextArea.tsx';
export type { TextAreaLabels, TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export type { TextFieldProps, TextFieldType } from './components/TextField/TextField.tsx';
export { Tile } from './components/Tile/Tile.tsx';
export type { TileLabels, TileProps } from './components/Tile/Tile.tsx';
export { TileGrid } from './components/TileGrid/TileGrid.tsx';
export type { TileGridProps } from './components/TileGrid/TileGrid.tsx';
export { Timeline } from './components/Timeline/Timeline.tsx';
export type {
  TimelineEvent,
  TimelineEventState,
  TimelineLabels,
  TimelineProps,
  TimelineTime,
} from './components/Timeline/Timeline.tsx';
export {
  emptyToastQueue,
  maxToasts,
  Toasts,
  toastTransition,
  useToasts,
} from './components/Toasts/Toasts.tsx';
export type {
  NewToast,
  QueuedToast,
  Toast,
  ToastAction,
  ToastDismissReason,
  ToastQueue,
  ToastQueueEvent,
  ToastsLabels,
  ToastsProps,
  ToastsState,
  ToastTone,
} from './components/Toasts/Toasts.tsx';
export { UnderDevelopmentScreen } from './components/UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';
export type {
  UnderDevelopmentScreenLabels,
  UnderDevelopmentScreenProps,
} from './components/UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';
export { TopNav, topNavFit, topNavPanels, useTopNavState } from './components/TopNav/TopNav.tsx';
export type {
  TopNavDisabledLink,
  TopNavExternalLink,
  TopNavFit,
  TopNavItem,
  TopNavLabels,
  TopNavLink,
  TopNavNavigation,
  TopNavOpenId,
  TopNavOpenReason,
  TopNavParent,
  TopNavProfile,
  TopNavProps,
  TopNavState,
  TopNavSubItem,
  TopNavSubmenu,
  TopNavView,
  TopNavViewSwitcher,
} from './components/TopNav/TopNav.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { useWizardFrameState, WizardFrame } from './components/WizardFrame/WizardFrame.tsx';
export type {
  WizardFrameLabels,
  WizardFrameProps,
  WizardFrameState,
  WizardPending,
  WizardStep,
} from './components/WizardFrame/WizardFrame.tsx';
export type { IconShape } from './icons/IconShape.ts';
export type { AnchorProps } from './theme/Anchor.tsx';
export { fillLabel } from './theme/fillLabel.ts';
export type { LinkComponent, LinkComponentProps } from './theme/LinkComponent.ts';
export { focusHeading, passFocusOn } from './behaviours/focusPage.ts';
export { QuaysideProvider } from './theme/QuaysideProvider.tsx';
export type { QuaysideProviderProps } from './theme/QuaysideProvider.tsx';
export { useLabels, useLinkComponent } from './theme/quaysideContext.ts';
export type { LabelSource } from './theme/quaysideContext.ts';
export { rootAttributes } from './theme/rootAttributes.ts';
export type { Appearance, Density, Direction, RootAttributes, Theme, View } from './theme/rootAttributes.ts';
export { ThemeScope } from './theme/ThemeScope.tsx';
export type { ThemeScopeProps } from './theme/ThemeScope.tsx';
export { tokenNumbers, tokens } from './tokens/generated/tokens.ts';
