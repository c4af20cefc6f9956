// Dialogs are not here but at their own entries (`@quayside/ui/ConfirmDialog` …): they carry the headless library.
// Icons are at `@quayside/ui/icons`, so that who imports one component from here does not load 38 more files unbundled.
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
export { Button } from './components/Button/Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './components/Button/Button.tsx';
export { ButtonLink } from './components/ButtonLink/ButtonLink.tsx';
export type { ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { CannotStartScreen } from './components/CannotStartScreen/CannotStartScreen.tsx';
export type {
  CannotStartScreenLabels,
  CannotStartScreenProps,
} from './components/CannotStartScreen/CannotStartScreen.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Field, focusFirstInvalid, useField } from './components/Field/Field.tsx';
export type {
  ControlSize,
  FieldControlAttributes,
  FieldLabels,
  FieldProps,
} from './components/Field/Field.tsx';
export { Grid } from './components/Grid/Grid.tsx';
export type { GridColumns, GridGap, GridMinimum, GridProps } from './components/Grid/Grid.tsx';
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
  MenuButtonLink,
  MenuButtonOpenReason,
  MenuButtonProps,
  MenuButtonTrigger,
} from './components/MenuButton/MenuButton.tsx';
export { MessageScreen } from './components/MessageScreen/MessageScreen.tsx';
export type { MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
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
export { Prose } from './components/Prose/Prose.tsx';
export type { ProseProps } from './components/Prose/Prose.tsx';
export { RichText } from './components/RichText/RichText.tsx';
export type { RichTextProps, SafeHtml } from './components/RichText/RichText.tsx';
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
export { Stack } from './components/Stack/Stack.tsx';
export type { StackGap, StackProps } from './components/Stack/Stack.tsx';
export { Tabs } from './components/Tabs/Tabs.tsx';
export type { TabsItem, TabsProps } from './components/Tabs/Tabs.tsx';
export { TermsScreen } from './components/TermsScreen/TermsScreen.tsx';
export type {
  TermsScreenLabels,
  TermsScreenProps,
  TermsScreenStatus,
} from './components/TermsScreen/TermsScreen.tsx';
export { Tile } from './components/Tile/Tile.tsx';
export type { TileLabels, TileProps } from './components/Tile/Tile.tsx';
export { TileGrid } from './components/TileGrid/TileGrid.tsx';
export type { TileGridProps } from './components/TileGrid/TileGrid.tsx';
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
export type { IconShape } from './icons/IconShape.ts';
export type { AnchorProps } from './theme/Anchor.tsx';
export { fillLabel } from './theme/fillLabel.ts';
export type { LinkComponent, LinkComponentProps } from './theme/LinkComponent.ts';
export { QuaysideProvider } from './theme/QuaysideProvider.tsx';
export type { QuaysideProviderProps } from './theme/QuaysideProvider.tsx';
export { useLabels, useLinkComponent } from './theme/quaysideContext.ts';
export type { LabelSource } from './theme/quaysideContext.ts';
export { rootAttributes } from './theme/rootAttributes.ts';
export type { Appearance, Direction, RootAttributes, Theme, View } from './theme/rootAttributes.ts';
export { ThemeScope } from './theme/ThemeScope.tsx';
export type { ThemeScopeProps } from './theme/ThemeScope.tsx';
export { tokenNumbers, tokens } from './tokens/generated/tokens.ts';
