export {
  isCancelledError,
  isHttpStatusError,
  isNetworkError,
  isServiceUnavailable,
  isTimeoutError,
} from '../base/errors/errors.ts';
export type { ResponseSchema } from '../http/ports.ts';
export { signedInRule, type AccessRule } from '../access/createAccess.ts';
export { OidcAdapter, useAuth, type OidcAdapterProps } from './OidcAdapter.tsx';
export {
  PortalProvider,
  usePortalServices,
  type BaseServices,
  type PortalProviderProps,
} from './PortalProvider.tsx';
export {
  SignedInProvider,
  useOptionalSignedInServices,
  useSignedInServices,
  type SignedInProviderProps,
  type SignedInServices,
} from './SignedInProvider.tsx';
export { useAccess } from './useAccess.ts';
export { useAction, type SendableCall, type UseActionOptions, type UseActionResult } from './useAction.ts';
export { AreaPart, type AreaPartProps } from './AreaPart.tsx';
export {
  AreasProvider,
  useContributions,
  type AreaContributions,
  type AreasProviderProps,
} from './AreasProvider.tsx';
export { PageTitleContext, usePageTitle, type SetPageTitle } from './usePageTitle.ts';
export { defineArea, type AreaComponent } from './defineArea.ts';
export type { Area } from '../areas/area.ts';
export { useAnnouncement, type UseAnnouncementResult } from './useAnnouncement.ts';
export { useContactRoles, type UseContactRolesResult } from './useContactRoles.ts';
export { useCurrentUser } from './useCurrentUser.ts';
export { useHttp } from './useHttp.ts';
export { useLiveChat, type UseLiveChatResult } from './useLiveChat.ts';
export { useBlockedPage, useMaintenance, type UseMaintenanceResult } from './useMaintenance.ts';
export { useMarketingContent, type UseMarketingContentResult } from './useMarketingContent.ts';
export { useNavigation, type UseNavigationResult } from './useNavigation.ts';
export { useNotifications, type UseNotificationsResult } from './useNotifications.ts';
export {
  useResource,
  type ReadableCall,
  type UseResourceOptions,
  type UseResourceResult,
} from './useResource.ts';
export { useRuntimeConfig } from './useRuntimeConfig.ts';
export { useSession, type UseSessionResult } from './useSession.ts';
export { useSubItems, type UseSubItemsResult } from './useSubItems.ts';
export { useStore } from './useStore.ts';
export { useSurvey, type UseSurveyResult } from './useSurvey.ts';
export { useTerms, type UseTermsResult } from './useTerms.ts';
export { useAddToast, useToasts, type UseToastsResult } from './useToasts.ts';
export { useView, type UseViewResult } from './useView.ts';
export { useSessionEnding, type UseSessionEndingResult } from './useSessionEnding.ts';
export { useUnsavedWork, type UseUnsavedWorkOptions, type UseUnsavedWorkResult } from './useUnsavedWork.ts';
