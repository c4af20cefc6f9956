// Written by `npm run generate` from docs/openapi.yaml. Change the document, not this file.

/** Problem details (RFC 9457); `message` repeats `detail` for callers that show one line */
export interface Problem {
  /** about:blank says no more than the status */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly errors?: readonly ({
    readonly pointer: string;
    readonly detail: string;
  })[];
}

export interface Navigation {
  readonly apollo: ViewNavigation;
  readonly artemis: ViewNavigation;
}

export interface ViewNavigation {
  readonly portalPages: readonly MenuItem[];
  readonly portalMenu: readonly MenuItem[];
  readonly portalTools: readonly PortalTool[];
}

export interface PortalTool {
  readonly name: string;
}

export interface MenuItem {
  readonly name: string;
  /** A sub-item's quiet second line */
  readonly description?: string;
  /** A path of the portal, or an https address when `external` */
  readonly path: string;
  /** False hides the item */
  readonly active: boolean;
  readonly external: boolean;
  readonly hasSubItems: boolean;
  /** The sub-items come from `/core/rest/navigation/{view}/items/{name}` */
  readonly dynamicItems: boolean;
  /** One query parameter to add to the path */
  readonly pathParams?: {
    readonly key: string;
    readonly value: string;
  };
  readonly items: readonly MenuItem[];
}

/** What a deployment says to the portal */
export interface RuntimeConfig {
  /** Without the realm */
  readonly KEYCLOAK_URL: string;
  readonly KEYCLOAK_REALM: string;
  readonly KEYCLOAK_CLIENT_ID: string;
  readonly ENVIRONMENT: string;
  readonly RESOURCES_URL?: string;
  readonly USAGE_SCRIPT_URL?: string;
  readonly SURVEY_SCRIPT_URL?: string;
  /** A path of the portal's own origin that takes OpenTelemetry's log records (OTLP/HTTP, JSON), posted without a token, below `/api` too */
  readonly EVENTS_URL?: string;
  /** Whose scripts may run in frames of their own */
  readonly THIRD_PARTY_ORIGINS?: readonly string[];
}

export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly sfAccountId: string;
  readonly accessTo1Access: boolean;
  readonly accessTo1Cloud: boolean;
  readonly accessToEndUserPortal: boolean;
  readonly accessToPartnerProgramme: boolean;
  /** Empty where the partner has no such price plan */
  readonly iaPricePlanId: string;
  /** Empty where the partner has no such price plan */
  readonly l2PricePlanId: string;
  /** Empty where the partner has no such price plan */
  readonly mplsPricePlanId: string;
  /** Empty where the partner has no such price plan */
  readonly carrierConnectPricePlanId: string;
  /** Empty where the partner has no such price plan */
  readonly sdwanConnectPricePlanId: string;
  /** Empty where the partner has no such price plan */
  readonly cloudEnterprisePricePlanId: string;
}

/** Who somebody is and what he may do, as the provider's mappers say it */
export interface PersonClaims {
  readonly sub: string;
  readonly preferred_username?: string;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** Left out for a person who has none */
  readonly roles?: readonly string[];
  readonly realm_access?: {
    readonly roles?: readonly string[];
  };
  readonly partner?: Partner;
  readonly agreedToTermsOfUse?: boolean;
  readonly apolloAccess?: boolean;
  readonly artemisAccess?: boolean;
  readonly artemisPagesAccess?: boolean;
}

/** What userinfo answers */
export type Claims = PersonClaims;

export interface TokenSet {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  /** A JWT, signed with a key of the realm */
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly refresh_expires_in?: number;
  readonly scope?: string;
  readonly session_state?: string;
  readonly 'not-before-policy'?: number;
}

export interface KeySet {
  readonly keys: readonly ({
    readonly kty: 'RSA';
    readonly kid: string;
    readonly alg?: 'RS256';
    readonly use?: 'sig';
    readonly n: string;
    readonly e: string;
  })[];
}

export interface OAuthError {
  readonly error: string;
  readonly error_description?: string;
}

export interface Fault {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Matched whole; `*` is any run of characters; the query is ignored */
  readonly path: string;
  readonly status?: number;
  /** Text goes out as it is; anything else as JSON */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  readonly drop?: boolean;
  readonly stallAfterBytes?: number;
  readonly times?: number;
}

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** As it was sent, without its `?`; secret values are replaced by `redacted` */
  readonly query: string;
  readonly user: string | null;
  /** Null while pending, and for ever when the connection was dropped */
  readonly status: number | null;
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UserPatch {
  readonly claims?: {
    readonly preferred_username?: unknown;
    readonly name?: unknown;
    readonly given_name?: unknown;
    readonly family_name?: unknown;
    readonly email?: unknown;
    readonly email_verified?: unknown;
    readonly roles?: unknown;
    readonly realm_access?: unknown;
    readonly partner?: unknown;
    readonly agreedToTermsOfUse?: unknown;
    readonly apolloAccess?: unknown;
    readonly artemisAccess?: unknown;
    readonly artemisPagesAccess?: unknown;
  };
  readonly agreedToTermsOfUse?: boolean;
  /** False ends the account's sessions at once and lets nobody in; true lets the person sign in again */
  readonly enabled?: boolean;
  readonly pendingNotifications?: readonly NotificationType[];
  /** A role that is left out keeps its list */
  readonly contacts?: {
    readonly mso?: Contacts;
    readonly supportPrimary?: Contacts;
  };
}

/** A kind of popup; a portal skips a type that it does not know */
export type NotificationType = string;

/** Who may hold each contact role */
export interface RoleContacts {
  readonly mso: Contacts;
  readonly supportPrimary: Contacts;
}

export type Contacts = readonly Contact[];

/** A person of the partner */
export interface Contact {
  readonly email: string;
  readonly salesforceId: string;
}

/** The `salesforceId` of whoever holds each role; at least one role */
export interface ChosenContacts {
  readonly mso?: string;
  readonly supportPrimary?: string;
}

export interface LiveChatConfiguration {
  readonly chatEnabled: boolean;
  readonly embeddedServiceScriptUrl?: string;
  readonly environmentUrl?: string;
  readonly liveAgentSetupFlowUrl?: string;
  readonly serviceUrl?: string;
  readonly embeddedServiceDeploymentId?: string;
  readonly embeddedServiceDeploymentName?: string;
  readonly baseLiveAgentContentURL?: string;
  readonly deploymentId?: string;
  readonly buttonId?: string;
  readonly baseLiveAgentURL?: string;
  readonly eswLiveAgentDevName?: string;
  readonly offlineSupportEnabled?: boolean;
}

export interface DocumentPage {
  readonly page: number;
  readonly pageSize: number;
  /** Of all pages */
  readonly total: number;
  readonly items: readonly Document[];
}

export interface Document {
  /** The key of its file */
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly updatedAt: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/** Every call by its id: what is sent, and what a success and a refusal answer. */
export interface Calls {
  /** Where the portal finds its identity provider, and which scripts it may load */
  readonly getRuntimeConfig: {
    readonly method: 'GET';
    readonly path: '/assets/portal/config.json';
    readonly answer: RuntimeConfig;
  };
  /** The menus of both views, the same for everybody */
  readonly getNavigation: {
    readonly method: 'GET';
    readonly path: '/core/rest/navigation';
    readonly answer: Navigation;
    readonly failure: Problem;
  };
  /** The sub-items of a dynamic parent */
  readonly getNavigationItems: {
    readonly method: 'GET';
    readonly path: '/core/rest/navigation/{view}/items/{name}';
    readonly answer: readonly MenuItem[];
    readonly failure: Problem;
  };
  /** The announcement above every page */
  readonly getPortalWideMessage: {
    readonly method: 'GET';
    readonly path: '/core/rest/portal-wide-message';
    readonly answer: string | undefined;
    readonly failure: Problem;
  };
  /** Records that the caller accepts the terms of use */
  readonly acceptTermsOfUse: {
    readonly method: 'POST';
    readonly path: '/api/identity/rest/terms-of-use/accept';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** The types of the popups that wait for the caller, in order */
  readonly getPendingNotifications: {
    readonly method: 'GET';
    readonly path: '/api/identity/rest/global-notification/notifications';
    readonly answer: readonly NotificationType[];
    readonly failure: Problem;
  };
  /** Who may hold the contact roles of the caller's partner */
  readonly getRoleContacts: {
    readonly method: 'GET';
    readonly path: '/api/identity/rest/global-notification/notifications/contact-role-management/contacts';
    readonly answer: RoleContacts;
    readonly failure: Problem;
  };
  /** Chooses who holds the contact roles, and ends the warning about them */
  readonly submitRoleContacts: {
    readonly method: 'POST';
    readonly path: '/api/identity/rest/global-notification/notifications/contact-role-management/submit';
    readonly body: ChosenContacts;
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** The marketing message */
  readonly getMarketingContent: {
    readonly method: 'GET';
    readonly path: '/api/identity/rest/global-notification/notifications/marketing-notification/content';
    readonly answer: string;
    readonly failure: Problem;
  };
  /** The picture above the marketing message, 560 × 250 px */
  readonly getMarketingLogo: {
    readonly method: 'GET';
    readonly path: '/api/identity/rest/global-notification/notifications/marketing-notification/logo';
    readonly answer: string;
    readonly failure: Problem;
  };
  /** Does not show the marketing message to the caller again */
  readonly dismissMarketing: {
    readonly method: 'POST';
    readonly path: '/api/identity/rest/global-notification/notifications/marketing-notification/dont-show';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Does not show the welcome to the caller again */
  readonly dismissWelcome: {
    readonly method: 'POST';
    readonly path: '/api/identity/rest/global-notification/notifications/welcome-notification/dont-show';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** What the live chat's vendor is set up with */
  readonly getLiveChatConfiguration: {
    readonly method: 'GET';
    readonly path: '/core/rest/live-chat/configuration';
    readonly answer: LiveChatConfiguration;
    readonly failure: Problem;
  };
  /** The documents, by words and category */
  readonly getDocuments: {
    readonly method: 'GET';
    readonly path: '/core/rest/documents';
    readonly query: {
      readonly query?: string;
      readonly category?: string;
      readonly sort?: 'title' | '-title' | 'updatedAt' | '-updatedAt';
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: DocumentPage;
    readonly failure: Problem;
  };
  /** The file of a document */
  readonly getDocument: {
    readonly method: 'GET';
    readonly path: '/core/rest/documents/{name}';
    readonly answer: string;
    readonly failure: Problem;
  };
  /** Whether the sandbox is up */
  readonly getHealth: {
    readonly method: 'GET';
    readonly path: '/health';
    readonly answer: {
      readonly status: 'ok';
    };
  };
  /** A live chat with an agent who answers */
  readonly getLiveChatScript: {
    readonly method: 'GET';
    readonly path: '/resources/live-chat/embedded-service.js';
    readonly answer: string;
  };
  /** A survey that can be started */
  readonly getSurveyScript: {
    readonly method: 'GET';
    readonly path: '/resources/survey.js';
    readonly answer: string;
  };
  /** Usage tracking that keeps a log */
  readonly getUsageScript: {
    readonly method: 'GET';
    readonly path: '/resources/usage.js';
    readonly answer: string;
  };
  /** Provider metadata (OpenID Connect Discovery) */
  readonly getOpenIdConfiguration: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/.well-known/openid-configuration';
    readonly answer: {
      readonly issuer: string;
      readonly authorization_endpoint: string;
      readonly token_endpoint: string;
      readonly userinfo_endpoint: string;
      readonly end_session_endpoint: string;
      readonly revocation_endpoint?: string;
      readonly jwks_uri: string;
      /** True when every callback names its issuer in `iss` (RFC 9207). The portal then refuses a callback without one */
      readonly authorization_response_iss_parameter_supported?: boolean;
      readonly response_types_supported: readonly 'code'[];
      readonly grant_types_supported: readonly ('authorization_code' | 'refresh_token')[];
      readonly token_endpoint_auth_methods_supported: readonly 'none'[];
      readonly code_challenge_methods_supported: readonly 'S256'[];
    };
  };
  /** Authorization request (code flow, PKCE S256) */
  readonly authorize: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/protocol/openid-connect/auth';
    readonly query: {
      readonly client_id: 'portal';
      readonly redirect_uri: string;
      readonly response_type: 'code';
      readonly scope: string;
      readonly code_challenge: string;
      readonly code_challenge_method: 'S256';
      readonly state?: string;
      readonly nonce?: string;
      readonly prompt?: 'none' | 'login';
      readonly login_hint?: string;
    };
    readonly answer: undefined;
    readonly failure: string;
  };
  /** The sign-in form */
  readonly showSignIn: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/login-actions/authenticate/{attempt}';
    readonly query: {
      readonly restart?: 'true';
    };
    readonly answer: string;
    readonly failure: string;
  };
  /** Submits the sign-in form */
  readonly signIn: {
    readonly method: 'POST';
    readonly path: '/realms/quayside/login-actions/authenticate/{attempt}';
    readonly body: {
      /** The username or the e-mail address */
      readonly username?: string;
      readonly password: string;
    };
    readonly answer: string;
    readonly failure: string;
  };
  /** Exchanges a code or a refresh token */
  readonly getToken: {
    readonly method: 'POST';
    readonly path: '/realms/quayside/protocol/openid-connect/token';
    readonly body: {
      readonly grant_type: 'authorization_code' | 'refresh_token';
      readonly client_id: 'portal';
      readonly code?: string;
      readonly code_verifier?: string;
      readonly redirect_uri?: string;
      readonly refresh_token?: string;
      readonly scope?: string;
    };
    readonly answer: TokenSet;
    readonly failure: OAuthError;
  };
  /** The claims of the access token's user, as they are now */
  readonly getUserInfo: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/protocol/openid-connect/userinfo';
    readonly answer: Claims;
    readonly failure: Problem;
  };
  /** The same, as OpenID Connect has it */
  readonly postUserInfo: {
    readonly method: 'POST';
    readonly path: '/realms/quayside/protocol/openid-connect/userinfo';
    readonly answer: Claims;
    readonly failure: Problem;
  };
  /** The public signing keys */
  readonly getKeys: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/protocol/openid-connect/certs';
    readonly answer: KeySet;
  };
  /** Ends the provider's session (RP-initiated logout) */
  readonly endSession: {
    readonly method: 'GET';
    readonly path: '/realms/quayside/protocol/openid-connect/logout';
    readonly query: {
      readonly id_token_hint?: string;
      readonly post_logout_redirect_uri?: '' | string;
      readonly client_id?: 'portal';
      readonly state?: string;
    };
    readonly answer: string;
    readonly failure: string;
  };
  /** Revokes a refresh token */
  readonly revokeToken: {
    readonly method: 'POST';
    readonly path: '/realms/quayside/protocol/openid-connect/revoke';
    readonly body: {
      readonly client_id: 'portal';
      readonly token: string;
      readonly token_type_hint?: string;
    };
    readonly answer: undefined;
    readonly failure: OAuthError;
  };
  /** Puts data, faults, log and sessions back to the seed */
  readonly reset: {
    readonly method: 'POST';
    readonly path: '/sandbox/reset';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Disturbs the calls that match */
  readonly addFault: {
    readonly method: 'POST';
    readonly path: '/sandbox/faults';
    readonly body: Fault;
    readonly answer: {
      readonly id: string;
    };
    readonly failure: Problem;
  };
  /** Ends all faults */
  readonly clearFaults: {
    readonly method: 'DELETE';
    readonly path: '/sandbox/faults';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** What was called, in the order of arrival; the control API's own calls are left out */
  readonly listRequests: {
    readonly method: 'GET';
    readonly path: '/sandbox/requests';
    readonly query: {
      readonly path?: string;
    };
    readonly answer: readonly LoggedRequest[];
    readonly failure: Problem;
  };
  /** Empties the log */
  readonly clearRequests: {
    readonly method: 'DELETE';
    readonly path: '/sandbox/requests';
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Changes a user */
  readonly changeUser: {
    readonly method: 'PATCH';
    readonly path: '/sandbox/users/{username}';
    readonly body: UserPatch;
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Expires what a user holds */
  readonly expireSession: {
    readonly method: 'POST';
    readonly path: '/sandbox/sessions/{username}/expire';
    readonly body: {
      readonly what: 'access' | 'refresh' | 'sso' | 'all';
    };
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Sets how tokens are issued from now on; what is left out stays */
  readonly setTokens: {
    readonly method: 'PUT';
    readonly path: '/sandbox/tokens';
    readonly body: {
      readonly accessTokenSeconds?: number;
      readonly refreshTokenSeconds?: number;
      /** Whether a refresh token may be used once only */
      readonly rotate?: boolean;
    };
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Sets the portal-wide message; null takes it away */
  readonly setAnnouncement: {
    readonly method: 'PUT';
    readonly path: '/sandbox/announcement';
    readonly body: {
      readonly html: string | null;
    };
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Sets the menus; a dynamic parent's `items` are what its own call answers */
  readonly setNavigation: {
    readonly method: 'PUT';
    readonly path: '/sandbox/navigation';
    readonly body: Navigation;
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Sets the marketing popup's content and whether its logo exists */
  readonly setMarketing: {
    readonly method: 'PUT';
    readonly path: '/sandbox/marketing';
    readonly body: {
      readonly html: string;
      readonly logo?: boolean;
    };
    readonly answer: undefined;
    readonly failure: Problem;
  };
  /** Sets the live chat configuration */
  readonly setChat: {
    readonly method: 'PUT';
    readonly path: '/sandbox/chat';
    readonly body: LiveChatConfiguration;
    readonly answer: undefined;
    readonly failure: Problem;
  };
}
