// Dialogs have their own entries (`@quayside/ui/ConfirmDialog` …), because they include the headless library. Icons
// are at `@quayside/ui/icons`: unbundled, an import of one component from here would otherwise load 38 more files.
export { AccessDeniedScreen } from './components/AccessDeniedScreen/AccessDeniedScreen.tsx';
export type {
  AccessDeniedScreenLabels,
  AccessDeniedScreenProps,
} from './components/AccessDeniedScreen/AccessDeniedScreen.tsx';
export { AnnouncementBanner } from './components/AnnouncementBanner/AnnouncementBanner.tsx';
export type {
  AnnouncementBannerLabels,
  AnnouncementBannerProps,
} from './components/AnnouncementBanner/AnnouncementBanner.tsx';
export { AppShell } from './components/AppShell/AppShell.tsx';
export type { AppShellProps, AppShellStatus } from './components/AppShell/AppShell.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export type { BadgeProps, BadgeTone } from './components/Badge/Badge.tsx';
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
export { DescriptionList } from './components/DescriptionList/DescriptionList.tsx';
export type {
  DescriptionKind,
  DescriptionListItem,
  DescriptionListLabels,
  DescriptionListLayout,
  DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
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
export { Grid } from './components/Grid/Grid.tsx';
export type { GridColumns, GridGap, GridMinimum, GridProps } from './components/Grid/Grid.tsx';
export { Highlight } from './components/Highlight/Highlight.tsx';
export type { HighlightProps } from './components/Highlight/Highlight.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconProps } from './components/Icon/Icon.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export type { IconButtonProps } from './components/IconButton/IconButton.tsx';
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
export type { PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export type {
  PaginationLabels,
  PaginationProps,
  PaginationSizes,
} from './components/Pagination/Pagination.tsx';
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export type { ProgressBarLabels, ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export type { ProseProps } from './components/Prose/Prose.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export type { RadioGroupLayout, RadioGroupProps, RadioOption } from './components/RadioGroup/RadioGroup.tsx';
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
export { Stack } from './components/Stack/Stack.tsx';
export type { StackGap, StackProps } from './components/Stack/Stack.tsx';
export { Stepper } from './components/Stepper/Stepper.tsx';
export type {
  StepperLabels,
  StepperLayout,
  StepperProps,
  StepperStep,
  StepperStepState,
} from './components/Stepper/Stepper.tsx';
export { Switch } from './components/Switch/Switch.tsx';
export type { SwitchProps } from './components/Switch/Switch.tsx';
export { Table } from './components/Table/Table.tsx';
export type {
  TableAlign,
  TableCellKind,
  TableColumn,
  TableColumnWidth,
  TableData,
  TableLabels,
  TableProps,
  TableSelection,
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
export { TopNav, topNavPanels, useTopNavState } from './components/TopNav/TopNav.tsx';
export type {
  TopNavDisabledLink,
  TopNavExternalLink,
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
export { focusHeading } from './behaviours/focusPage.ts';
export { QuaysideProvider } from './theme/QuaysideProvider.tsx';
export type { QuaysideProviderProps } from './theme/QuaysideProvider.tsx';
export { useLabels, useLinkComponent } from './theme/quaysideContext.ts';
export type { LabelSource } from './theme/quaysideContext.ts';
export { rootAttributes } from './theme/rootAttributes.ts';
export type { Appearance, Direction, RootAttributes, Theme, View } from './theme/rootAttributes.ts';
export { ThemeScope } from './theme/ThemeScope.tsx';
export type { ThemeScopeProps } from './theme/ThemeScope.tsx';
export { tokenNumbers, tokens } from './tokens/generated/tokens.ts';
