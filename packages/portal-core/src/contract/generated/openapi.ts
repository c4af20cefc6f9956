// Generated from docs/openapi by `npm run generate`. Change the document, not this file.
export interface paths {
    readonly "/assets/portal/config.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The identity provider of the portal, and the scripts it may load */
        readonly get: operations["getRuntimeConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/navigation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The menus of both views, the same for everybody
         * @description Dynamic parents have no sub-items here. The portal hides what a user may not open.
         */
        readonly get: operations["getNavigation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/navigation/{view}/items/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example apollo */
                readonly view: components["parameters"]["View"];
                /**
                 * @description The name of a menu item whose `dynamicItems` is true
                 * @example Resources
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        /** The sub-items of a dynamic parent */
        readonly get: operations["getNavigationItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/portal-wide-message": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The announcement above every page */
        readonly get: operations["getPortalWideMessage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/terms-of-use/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records that the caller accepts the terms of use
         * @description No body. Safe to repeat. The caller's next token has the claim `agreedToTermsOfUse`.
         */
        readonly post: operations["acceptTermsOfUse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The types of the caller's pending popups, in order
         * @description The portal shows one after the other and skips unknown types. A type leaves the list when its popup must not be shown
         *     again.
         */
        readonly get: operations["getPendingNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/contact-role-management/contacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The candidates for the contact roles of the caller's partner */
        readonly get: operations["getRoleContacts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/contact-role-management/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets the contact roles and ends the warning about them
         * @description At least one role, each with a `salesforceId` of its list. The `message` of an error is shown to the user. Safe to
         *     repeat.
         */
        readonly post: operations["submitRoleContacts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/marketing-notification/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The marketing message */
        readonly get: operations["getMarketingContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/marketing-notification/logo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The picture above the marketing message, 560 × 250 px
         * @description Public, because an image request sends no token.
         */
        readonly get: operations["getMarketingLogo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/marketing-notification/dont-show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records that the caller does not want the marketing message again
         * @description No body. Safe to repeat.
         */
        readonly post: operations["dismissMarketing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/rest/global-notification/notifications/welcome-notification/dont-show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records that the caller has seen the welcome
         * @description No body. Safe to repeat.
         */
        readonly post: operations["dismissWelcome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/live-chat/configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The configuration of the live chat's vendor */
        readonly get: operations["getLiveChatConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists documents by words and category */
        readonly get: operations["getDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/core/rest/documents/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `name` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        /** The file of a document */
        readonly get: operations["getDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The documents that the caller may see, filtered, sorted and paged
         * @description Documents are shared or belong to one partner; those of other partners are not listed. Facet counts apply every filter but
         *     the facet's own. Sorting is stable.
         */
        readonly get: operations["listDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/documents/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /** One document with its versions and related entities */
        readonly get: operations["getDocumentDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/documents/{documentId}/versions/{version}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
                /**
                 * @description The `version` of a listed version
                 * @example 3.0
                 */
                readonly version: string;
            };
            readonly cookie?: never;
        };
        /** The file of one version */
        readonly get: operations["getDocumentFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/documents/{documentId}/terms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Accepts the confidentiality terms of a document, once for all its versions */
        readonly put: operations["acceptDocumentTerms"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/documents/{documentId}/follow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Follows a document */
        readonly put: operations["followDocument"];
        readonly post?: never;
        /** Stops following a document */
        readonly delete: operations["unfollowDocument"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/categories/{categoryId}/follow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a category
                 * @example price-books
                 */
                readonly categoryId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Follows a category and every document in it */
        readonly put: operations["followDocumentCategory"];
        readonly post?: never;
        /** Stops following a category */
        readonly delete: operations["unfollowDocumentCategory"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/last-visit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Records a visit of the caller
         * @description A call more than 30 minutes after the previous one begins a new visit. Documents published after the end of the previous visit
         *     are then new.
         */
        readonly put: operations["recordResourcesVisit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/resources/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The current files of several documents as one ZIP */
        readonly post: operations["createDocumentArchive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/.well-known/openid-configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Provider metadata (OpenID Connect Discovery) */
        readonly get: operations["getOpenIdConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Authorization request (code flow, PKCE S256) */
        readonly get: operations["authorize"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/login-actions/authenticate/{attempt}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attempt: string;
            };
            readonly cookie?: never;
        };
        /**
         * The sign-in form
         * @description A signed-in user is asked for the password only, and may restart as another user.
         */
        readonly get: operations["showSignIn"];
        readonly put?: never;
        /** Submits the sign-in form */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchanges a code or a refresh token */
        readonly post: operations["getToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/userinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The present claims of the access token's user */
        readonly get: operations["getUserInfo"];
        readonly put?: never;
        /** The same by POST, as OpenID Connect allows */
        readonly post: operations["postUserInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/certs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The public signing keys */
        readonly get: operations["getKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ends the provider's session (RP-initiated logout)
         * @description With the signed-in user's `id_token_hint` there is no question, as with Keycloak.
         */
        readonly get: operations["endSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realms/quayside/protocol/openid-connect/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Revokes a refresh token */
        readonly post: operations["revokeToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The claims of an ID token. The portal knows nothing else about a user */
        readonly IdTokenClaims: {
            /** Format: uri */
            readonly iss: string;
            /** @description Contains the portal's client id */
            readonly aud: string | readonly string[];
            /** @description Whom it was issued to where it has several audiences */
            readonly azp?: string;
            /** @description Seconds since 1970 */
            readonly exp: number;
            /** @description Seconds since 1970 */
            readonly iat: number;
            /** @description As it was sent with the authorization request */
            readonly nonce?: string;
            /** @description The provider's session */
            readonly sid?: string;
        } & components["schemas"]["PersonClaims"];
        /** @description The runtime config of a deployment */
        readonly RuntimeConfig: {
            /**
             * Format: uri
             * @description Without the realm
             */
            readonly KEYCLOAK_URL: string;
            readonly KEYCLOAK_REALM: string;
            readonly KEYCLOAK_CLIENT_ID: string;
            /**
             * @example production
             * @example demo
             */
            readonly ENVIRONMENT: string;
            /** Format: uri-reference */
            readonly RESOURCES_URL?: string;
            /** Format: uri-reference */
            readonly USAGE_SCRIPT_URL?: string;
            /** Format: uri-reference */
            readonly SURVEY_SCRIPT_URL?: string;
            /**
             * Format: uri-reference
             * @description A path of the portal's own origin that accepts OpenTelemetry log records (OTLP/HTTP, JSON). They are posted without a token,
             *     also below `/api`
             */
            readonly EVENTS_URL?: string;
            /** @description The origins whose scripts may run, each in its own frame */
            readonly THIRD_PARTY_ORIGINS?: readonly string[];
        };
        readonly MenuItem: {
            readonly name: string;
            /** @description The second line of a sub-item */
            readonly description?: string;
            /** @description A path of the portal, or an https address when `external` */
            readonly path: string;
            /** @description False hides the item */
            readonly active: boolean;
            readonly external: boolean;
            readonly hasSubItems: boolean;
            /** @description The sub-items are loaded from `/core/rest/navigation/{view}/items/{name}` */
            readonly dynamicItems: boolean;
            /** @description One query parameter to add to the path */
            readonly pathParams?: {
                readonly key: string;
                readonly value: string;
            };
            readonly items: readonly components["schemas"]["MenuItem"][];
        };
        readonly PortalTool: {
            /**
             * @example SEARCH
             * @example SMILE
             * @example USER_GUIDE
             */
            readonly name: string;
        };
        readonly ViewNavigation: {
            readonly portalPages: readonly components["schemas"]["MenuItem"][];
            readonly portalMenu: readonly components["schemas"]["MenuItem"][];
            readonly portalTools: readonly components["schemas"]["PortalTool"][];
        };
        readonly Navigation: {
            readonly apollo: components["schemas"]["ViewNavigation"];
            readonly artemis: components["schemas"]["ViewNavigation"];
        };
        /** @description Problem details (RFC 9457); `message` repeats `detail` for callers that show one line */
        readonly Problem: {
            /**
             * Format: uri-reference
             * @description about:blank adds nothing to the status
             */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            readonly message: string;
            readonly errors?: readonly {
                readonly pointer: string;
                readonly detail: string;
            }[];
        };
        /**
         * @description A kind of popup; a portal skips a type that it does not know
         * @example WELCOME
         * @example MARKETING
         * @example CONTACT_ROLE_MANAGEMENT_WARNING
         */
        readonly NotificationType: string;
        /** @description A contact of the partner */
        readonly Contact: {
            readonly email: string;
            readonly salesforceId: string;
        };
        readonly Contacts: readonly components["schemas"]["Contact"][];
        /** @description The candidates for each contact role */
        readonly RoleContacts: {
            readonly mso: components["schemas"]["Contacts"];
            readonly supportPrimary: components["schemas"]["Contacts"];
        };
        /** @description The `salesforceId` of the contact of each role; at least one role */
        readonly ChosenContacts: {
            readonly mso?: string;
            readonly supportPrimary?: string;
        };
        readonly LiveChatConfiguration: {
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
        };
        readonly Document: {
            /** @description The key of its file */
            readonly name: string;
            readonly title: string;
            /**
             * @example service-guides
             * @example price-books
             * @example order-forms
             * @example release-notes
             */
            readonly category: string;
            readonly description: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly bytes: number;
            /**
             * @example application/pdf
             * @example text/csv
             * @example text/plain
             */
            readonly mediaType: string;
        };
        readonly DocumentPage: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            readonly items: readonly components["schemas"]["Document"][];
        };
        /** @enum {unknown} */
        readonly DocumentFileType: "pdf" | "csv" | "txt";
        /**
         * @description `termsRequired`: the caller must accept the terms before a file is sent
         * @enum {unknown}
         */
        readonly DocumentConfidentiality: "none" | "termsRequired" | "termsAccepted";
        readonly DocumentSummary: {
            readonly id: string;
            readonly name: string;
            readonly description: string;
            /** @description The id of its category */
            readonly category: string;
            readonly type: components["schemas"]["DocumentFileType"];
            /** @description Of the current version, in bytes */
            readonly size: number;
            /** @description The current version */
            readonly version: string;
            /**
             * Format: date-time
             * @description The time when the current version was published
             */
            readonly publishedAt: string;
            readonly confidentiality: components["schemas"]["DocumentConfidentiality"];
            /** @description Published since the caller's last visit */
            readonly isNew: boolean;
            readonly isFollowed: boolean;
        };
        readonly DocumentFacets: {
            /** @description All categories in display order */
            readonly categories: readonly {
                readonly id: string;
                readonly name: string;
                readonly count: number;
                readonly isFollowed: boolean;
            }[];
            readonly types: readonly {
                readonly id: components["schemas"]["DocumentFileType"];
                readonly count: number;
            }[];
            readonly show: {
                readonly all: number;
                readonly new: number;
                readonly followed: number;
            };
        };
        readonly DocumentList: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            /**
             * Format: date-time
             * @description The end of the caller's previous visit
             */
            readonly newSince: string;
            readonly items: readonly components["schemas"]["DocumentSummary"][];
            readonly facets: components["schemas"]["DocumentFacets"];
        };
        readonly DocumentVersion: {
            readonly version: string;
            /** Format: date-time */
            readonly publishedAt: string;
            /** @description In bytes */
            readonly size: number;
            /** @description What changed since the previous version */
            readonly change: string;
        };
        readonly DocumentRelatedEntity: {
            /** @enum {unknown} */
            readonly kind: "service" | "order";
            readonly id: string;
            readonly name: string;
        };
        readonly DocumentDetails: {
            readonly id: string;
            readonly name: string;
            readonly description: string;
            /** @description The id of its category */
            readonly category: string;
            readonly type: components["schemas"]["DocumentFileType"];
            /** @description Of the current version, in bytes */
            readonly size: number;
            /** @description The current version */
            readonly version: string;
            /**
             * Format: date-time
             * @description The time when the current version was published
             */
            readonly publishedAt: string;
            readonly confidentiality: components["schemas"]["DocumentConfidentiality"];
            /** @description Published since the caller's last visit */
            readonly isNew: boolean;
            readonly isFollowed: boolean;
            readonly categoryName: string;
            readonly isCategoryFollowed: boolean;
            readonly fileName: string;
            /** @description The team that maintains it */
            readonly owner: string;
            /** @description The terms as plain text; null if the document is not confidential */
            readonly confidentialityTerms: string | null;
            /** @description Newest first */
            readonly versions: readonly components["schemas"]["DocumentVersion"][];
            /** @description Related services and orders */
            readonly relatedEntities: readonly components["schemas"]["DocumentRelatedEntity"][];
        };
        readonly Partner: {
            readonly id: string;
            readonly name: string;
            readonly sfAccountId: string;
            readonly accessTo1Access: boolean;
            readonly accessTo1Cloud: boolean;
            readonly accessToEndUserPortal: boolean;
            readonly accessToPartnerProgramme: boolean;
            /** @description Empty if the partner has no such price plan */
            readonly iaPricePlanId: string;
            /** @description Empty if the partner has no such price plan */
            readonly l2PricePlanId: string;
            /** @description Empty if the partner has no such price plan */
            readonly mplsPricePlanId: string;
            /** @description Empty if the partner has no such price plan */
            readonly carrierConnectPricePlanId: string;
            /** @description Empty if the partner has no such price plan */
            readonly sdwanConnectPricePlanId: string;
            /** @description Empty if the partner has no such price plan */
            readonly cloudEnterprisePricePlanId: string;
        };
        /** @description The user's identity and access, as the provider's mappers write them */
        readonly PersonClaims: {
            readonly sub: string;
            readonly preferred_username?: string;
            readonly name?: string;
            readonly given_name?: string;
            readonly family_name?: string;
            readonly email?: string;
            readonly email_verified?: boolean;
            /** @description Absent for a user without roles */
            readonly roles?: readonly string[];
            readonly realm_access?: {
                readonly roles?: readonly string[];
            };
            readonly partner?: components["schemas"]["Partner"];
            readonly agreedToTermsOfUse?: boolean;
            readonly apolloAccess?: boolean;
            readonly artemisAccess?: boolean;
            readonly artemisPagesAccess?: boolean;
        };
        readonly TokenSet: {
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            readonly expires_in: number;
            /** @description A JWT, signed with a key of the realm */
            readonly id_token: string;
            readonly refresh_token?: string;
            readonly refresh_expires_in?: number;
            readonly scope?: string;
            readonly session_state?: string;
            readonly "not-before-policy"?: number;
        };
        readonly OAuthError: {
            readonly error: string;
            readonly error_description?: string;
        };
        /** @description The response of userinfo */
        readonly Claims: components["schemas"]["PersonClaims"];
        readonly KeySet: {
            readonly keys: readonly {
                /** @constant */
                readonly kty: "RSA";
                readonly kid: string;
                /** @constant */
                readonly alg?: "RS256";
                /** @constant */
                readonly use?: "sig";
                readonly n: string;
                readonly e: string;
            }[];
        };
    };
    responses: {
        /** @description There is no bearer token, or it is not valid. The portal refreshes it once and repeats the call */
        readonly Unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "detail": "The access token has expired. Refresh it and call again.",
                 *       "message": "The access token has expired. Refresh it and call again."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is known but may not do this. The portal does not retry */
        readonly Denied: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "Your account may not see this. Ask your administrator for access.",
                 *       "message": "Your account may not see this. Ask your administrator for access."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls. The portal repeats a GET at most twice, after the time in `Retry-After` */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "There were too many calls. Try again in a minute.",
                 *       "message": "There were too many calls. Try again in a minute."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The service is unavailable for a while: maintenance or overload (503), no response from a server behind it (504), or a
         *     network that requires its own sign-in (511). The portal says so once and retries by itself.
         */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["UnavailableFor"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An unexpected failure */
        readonly Failed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "detail": "Something failed on our side. Try again later.",
                 *       "message": "Something failed on our side. Try again later."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path is not correctly percent-encoded */
        readonly BadPath: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "The path is not correctly percent-encoded. Encode each piece of it.",
                 *       "message": "The path is not correctly percent-encoded. Encode each piece of it."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no document of that name. Look for it in the list.",
                 *       "message": "There is no document of that name. Look for it in the list."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON, or the address is not correctly encoded */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "The body is not valid JSON. Correct it and send it again.",
                 *       "message": "The body is not valid JSON. Correct it and send it again."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MiB */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "The body is larger than 1 MiB. Send less.",
                 *       "message": "The body is larger than 1 MiB. Send less."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type is not JSON */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "The body must be JSON. Send it with content-type application/json.",
                 *       "message": "The body must be JSON. Send it with content-type application/json."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter does not fit; `errors` names each by its pointer */
        readonly BadQuery: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "The query does not fit this call. Correct the named parameters.",
                 *       "message": "The query does not fit this call. Correct the named parameters.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/page",
                 *           "detail": "must be >= 1"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter does not fit; `errors` names each by its pointer */
        readonly BadResourceQuery: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "The query does not fit this call. Correct the named parameters.",
                 *       "message": "The query does not fit this call. Correct the named parameters.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/page",
                 *           "detail": "must be >= 1"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is confidential and the caller has not accepted its terms */
        readonly TermsRequired: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "This document is confidential. Accept its terms first.",
                 *       "message": "This document is confidential. Accept its terms first."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit, or names a document that does not exist or is not visible to the caller */
        readonly UnknownDocuments: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable content",
                 *       "status": 422,
                 *       "detail": "Some of the documents do not exist. Take the named ones out.",
                 *       "message": "Some of the documents do not exist. Take the named ones out.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/documentIds/1",
                 *           "detail": "does not exist"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request was refused (RFC 6749, 5.2) */
        readonly OAuthError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_grant",
                 *       "error_description": "grant request is invalid"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OAuthError"];
            };
        };
    };
    parameters: {
        /** @example apollo */
        readonly View: "apollo" | "artemis";
        /** @description Counted from 1 */
        readonly Page: number;
        readonly PageSize: number;
        /**
         * @description The `id` of a listed document
         * @example PORTAL_USER_GUIDE
         */
        readonly DocumentId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Forbids every cache between server and portal to store the response
         * @example no-store
         */
        readonly CacheControl: string;
        /**
         * @description Asks for a bearer token and says what is wrong with the one that was sent (RFC 6750)
         * @example Bearer realm="quayside", error="invalid_token"
         */
        readonly WwwAuthenticate: string;
        /**
         * @description The seconds to wait before the next call, or an HTTP date. The portal then repeats a GET, after 30 s at most
         * @example 20
         */
        readonly RetryAfter: string;
        /**
         * @description The seconds until the service is back, or an HTTP date. A page that needs the call then retries, after five minutes at
         *     most
         * @example 120
         */
        readonly UnavailableFor: string;
        /**
         * @description The next address
         * @example https://portal.quayside.example/login/callback?code=d2vA0gH1&state=s1
         */
        readonly "headers-Location": string;
        /**
         * @description The provider's own session cookie. The portal never sees it
         * @example session=3f0c2a; path=/realms/quayside; samesite=lax; httponly
         */
        readonly SetCookie: string;
        /**
         * @description What the provider's page may load
         * @example default-src 'none'
         */
        readonly ContentSecurityPolicy: string;
    };
    pathItems: never;
}
export type IdTokenClaims = components['schemas']['IdTokenClaims'];
export type RuntimeConfig = components['schemas']['RuntimeConfig'];
export type MenuItem = components['schemas']['MenuItem'];
export type PortalTool = components['schemas']['PortalTool'];
export type ViewNavigation = components['schemas']['ViewNavigation'];
export type Navigation = components['schemas']['Navigation'];
export type Problem = components['schemas']['Problem'];
export type NotificationType = components['schemas']['NotificationType'];
export type Contact = components['schemas']['Contact'];
export type Contacts = components['schemas']['Contacts'];
export type RoleContacts = components['schemas']['RoleContacts'];
export type ChosenContacts = components['schemas']['ChosenContacts'];
export type LiveChatConfiguration = components['schemas']['LiveChatConfiguration'];
export type Document = components['schemas']['Document'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentFileType = components['schemas']['DocumentFileType'];
export type DocumentConfidentiality = components['schemas']['DocumentConfidentiality'];
export type DocumentSummary = components['schemas']['DocumentSummary'];
export type DocumentFacets = components['schemas']['DocumentFacets'];
export type DocumentList = components['schemas']['DocumentList'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DocumentRelatedEntity = components['schemas']['DocumentRelatedEntity'];
export type DocumentDetails = components['schemas']['DocumentDetails'];
export type Partner = components['schemas']['Partner'];
export type PersonClaims = components['schemas']['PersonClaims'];
export type TokenSet = components['schemas']['TokenSet'];
export type OAuthError = components['schemas']['OAuthError'];
export type Claims = components['schemas']['Claims'];
export type KeySet = components['schemas']['KeySet'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseDenied = components['responses']['Denied'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseBadPath = components['responses']['BadPath'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBadQuery = components['responses']['BadQuery'];
export type ResponseBadResourceQuery = components['responses']['BadResourceQuery'];
export type ResponseTermsRequired = components['responses']['TermsRequired'];
export type ResponseUnknownDocuments = components['responses']['UnknownDocuments'];
export type ResponseOAuthError = components['responses']['OAuthError'];
export type ParameterView = components['parameters']['View'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterDocumentId = components['parameters']['DocumentId'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderUnavailableFor = components['headers']['UnavailableFor'];
export type HeaderHeadersLocation = components['headers']['headers-Location'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type HeaderContentSecurityPolicy = components['headers']['ContentSecurityPolicy'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getRuntimeConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "KEYCLOAK_URL": "https://id.quayside.example",
                     *       "KEYCLOAK_REALM": "quayside",
                     *       "KEYCLOAK_CLIENT_ID": "portal",
                     *       "ENVIRONMENT": "production",
                     *       "RESOURCES_URL": "https://resources.quayside.example",
                     *       "USAGE_SCRIPT_URL": "/resources/usage.js",
                     *       "SURVEY_SCRIPT_URL": "/resources/survey.js",
                     *       "THIRD_PARTY_ORIGINS": [
                     *         "https://chat.quayside.example"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RuntimeConfig"];
                };
            };
        };
    };
    readonly getNavigation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The menus */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Navigation"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getNavigationItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example apollo */
                readonly view: components["parameters"]["View"];
                /**
                 * @description The name of a menu item whose `dynamicItems` is true
                 * @example Resources
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sub-items, in order */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Price books",
                     *         "description": "Wholesale and retail prices by product",
                     *         "path": "/resource",
                     *         "active": true,
                     *         "external": false,
                     *         "hasSubItems": false,
                     *         "dynamicItems": false,
                     *         "pathParams": {
                     *           "key": "category",
                     *           "value": "price-books"
                     *         },
                     *         "items": []
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["MenuItem"][];
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPortalWideMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An HTML fragment, which the portal sanitises */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <p><strong>Planned works</strong> on Sunday from 01:00.</p> */
                    readonly "text/html": string;
                };
            };
            /** @description There is no announcement */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly acceptTermsOfUse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPendingNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The types; empty if nothing is pending */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "WELCOME",
                     *       "MARKETING",
                     *       "CONTACT_ROLE_MANAGEMENT_WARNING"
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["NotificationType"][];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getRoleContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contacts by role; an empty list if there are none */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mso": [
                     *         {
                     *           "email": "priya.shah@northgate.example",
                     *           "salesforceId": "0032400000NGc01AAA"
                     *         },
                     *         {
                     *           "email": "tom.ellery@northgate.example",
                     *           "salesforceId": "0032400000NGc02AAB"
                     *         }
                     *       ],
                     *       "supportPrimary": [
                     *         {
                     *           "email": "service.desk@northgate.example",
                     *           "salesforceId": "0032400000NGc03AAC"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RoleContacts"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly submitRoleContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChosenContacts"];
            };
        };
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            /** @description The contacts have changed, so the choice is no longer possible; `message` is shown to the user */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The contacts were changed meanwhile. Load them again and choose once more.",
                     *       "message": "The contacts were changed meanwhile. Load them again and choose once more."
                     *     }
                     */
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Nobody was chosen, or somebody outside the role's list; `message` is shown to the user */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable content",
                     *       "status": 422,
                     *       "detail": "The contact chosen for MSO cannot hold this role. Choose another contact.",
                     *       "message": "The contact chosen for MSO cannot hold this role. Choose another contact.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/mso",
                     *           "detail": "must be of the list for this role"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMarketingContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An HTML fragment, which the portal sanitises */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <h2>SD-WAN Connect, now with 5G backup</h2><p>Your site stays online.</p> */
                    readonly "text/html": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMarketingLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture; a backend may send another image type */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" width="560" height="250"/> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly dismissMarketing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly dismissWelcome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getLiveChatConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration, the same for everybody */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LiveChatConfiguration"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getDocuments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Words. A document matches if its title, description or name contains each of them, in any case
                 * @example price book
                 */
                readonly query?: string;
                /**
                 * @description The key of a category; default all
                 * @example price-books
                 */
                readonly category?: string;
                /** @description A leading `-` reverses the order */
                readonly sort?: "title" | "-title" | "updatedAt" | "-updatedAt";
                /** @description Counted from 1 */
                readonly page?: components["parameters"]["Page"];
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of documents; empty beyond the last */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "total": 1,
                     *       "items": [
                     *         {
                     *           "name": "PORTAL_USER_GUIDE",
                     *           "title": "Portal user guide",
                     *           "category": "service-guides",
                     *           "description": "How to find your way around the portal",
                     *           "updatedAt": "2026-11-16T09:00:00Z",
                     *           "bytes": 18204,
                     *           "mediaType": "application/pdf"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DocumentPage"];
                };
            };
            readonly 400: components["responses"]["BadQuery"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `name` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, with the media type of the list */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description Names the file
                     * @example inline; filename="portal-user-guide.pdf"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.4 … */
                    readonly "application/pdf": string;
                    /**
                     * @example product,bandwidth,monthly
                     *     Internet Access,100,310.00
                     */
                    readonly "text/csv": string;
                    /** @example Release 24.11. The portal remembers the view you worked in. */
                    readonly "text/plain": string;
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly listDocuments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Words. A document matches if its name, description or number contains each of them, in any case
                 * @example bristol report
                 */
                readonly q?: string;
                /**
                 * @description Ids of categories, separated by commas; default all
                 * @example price-books,contracts
                 */
                readonly category?: string;
                /**
                 * @description File types, separated by commas; default all
                 * @example pdf,csv
                 */
                readonly type?: string;
                /** @description `new`: published since the caller's last visit. `followed`: documents that the caller follows, and those of followed categories */
                readonly show?: "all" | "new" | "followed";
                /** @description A leading `-` reverses the order. `relevance` puts documents first whose name has the words of `q` */
                readonly sort?: "relevance" | "name" | "-name" | "published" | "-published" | "size" | "-size";
                /** @description Counted from 1 */
                readonly page?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page; empty beyond the last */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "total": 1,
                     *       "newSince": "2026-11-09T00:00:00Z",
                     *       "items": [
                     *         {
                     *           "id": "PORTAL_USER_GUIDE",
                     *           "name": "Portal user guide",
                     *           "description": "How to find your way around the portal",
                     *           "category": "service-guides",
                     *           "type": "pdf",
                     *           "size": 184320,
                     *           "version": "3.0",
                     *           "publishedAt": "2026-11-16T09:00:00Z",
                     *           "confidentiality": "none",
                     *           "isNew": true,
                     *           "isFollowed": false
                     *         }
                     *       ],
                     *       "facets": {
                     *         "categories": [
                     *           {
                     *             "id": "service-guides",
                     *             "name": "Service guides",
                     *             "count": 1,
                     *             "isFollowed": false
                     *           }
                     *         ],
                     *         "types": [
                     *           {
                     *             "id": "pdf",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "show": {
                     *           "all": 1,
                     *           "new": 1,
                     *           "followed": 0
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DocumentList"];
                };
            };
            readonly 400: components["responses"]["BadResourceQuery"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getDocumentDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "PORTAL_USER_GUIDE",
                     *       "name": "Portal user guide",
                     *       "description": "How to find your way around the portal",
                     *       "category": "service-guides",
                     *       "type": "pdf",
                     *       "size": 184320,
                     *       "version": "3.0",
                     *       "publishedAt": "2026-11-16T09:00:00Z",
                     *       "confidentiality": "none",
                     *       "isNew": true,
                     *       "isFollowed": false,
                     *       "categoryName": "Service guides",
                     *       "isCategoryFollowed": false,
                     *       "fileName": "portal-user-guide.pdf",
                     *       "owner": "Customer experience",
                     *       "confidentialityTerms": null,
                     *       "versions": [
                     *         {
                     *           "version": "3.0",
                     *           "publishedAt": "2026-11-16T09:00:00Z",
                     *           "size": 184320,
                     *           "change": "Adds the Resources area"
                     *         }
                     *       ],
                     *       "relatedEntities": [
                     *         {
                     *           "kind": "service",
                     *           "id": "QS-104210",
                     *           "name": "Bristol Temple Quay"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DocumentDetails"];
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getDocumentFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
                /**
                 * @description The `version` of a listed version
                 * @example 3.0
                 */
                readonly version: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description Names the file
                     * @example inline; filename="portal-user-guide.pdf"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.3 … */
                    readonly "application/pdf": string;
                    /**
                     * @example product,bandwidth,monthly
                     *     Internet Access,100,310.00
                     */
                    readonly "text/csv": string;
                    /** @example Release 24.11. The portal remembers the view you worked in. */
                    readonly "text/plain": string;
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["TermsRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly acceptDocumentTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Accepted, now or before. Also for a document without terms */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly followDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Followed, now or before */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly unfollowDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed document
                 * @example PORTAL_USER_GUIDE
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Not followed */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly followDocumentCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a category
                 * @example price-books
                 */
                readonly categoryId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Followed, now or before */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly unfollowDocumentCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a category
                 * @example price-books
                 */
                readonly categoryId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Not followed */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly recordResourcesVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly createDocumentArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "documentIds": [
                 *         "PORTAL_USER_GUIDE",
                 *         "SITE_SURVEY_CHECKLIST"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly documentIds: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The ZIP; files with the same name are numbered */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description Names the file
                     * @example inline; filename="portal-user-guide.pdf"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example PK… */
                    readonly "application/zip": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["TermsRequired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnknownDocuments"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getOpenIdConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metadata */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": "https://id.quayside.example/realms/quayside",
                     *       "authorization_endpoint": "https://id.quayside.example/realms/quayside/protocol/openid-connect/auth",
                     *       "token_endpoint": "https://id.quayside.example/realms/quayside/protocol/openid-connect/token",
                     *       "userinfo_endpoint": "https://id.quayside.example/realms/quayside/protocol/openid-connect/userinfo",
                     *       "end_session_endpoint": "https://id.quayside.example/realms/quayside/protocol/openid-connect/logout",
                     *       "revocation_endpoint": "https://id.quayside.example/realms/quayside/protocol/openid-connect/revoke",
                     *       "jwks_uri": "https://id.quayside.example/realms/quayside/protocol/openid-connect/certs",
                     *       "response_types_supported": [
                     *         "code"
                     *       ],
                     *       "grant_types_supported": [
                     *         "authorization_code",
                     *         "refresh_token"
                     *       ],
                     *       "token_endpoint_auth_methods_supported": [
                     *         "none"
                     *       ],
                     *       "code_challenge_methods_supported": [
                     *         "S256"
                     *       ],
                     *       "authorization_response_iss_parameter_supported": true
                     *     }
                     */
                    readonly "application/json": {
                        /** Format: uri */
                        readonly issuer: string;
                        /** Format: uri */
                        readonly authorization_endpoint: string;
                        /** Format: uri */
                        readonly token_endpoint: string;
                        /** Format: uri */
                        readonly userinfo_endpoint: string;
                        /** Format: uri */
                        readonly end_session_endpoint: string;
                        /** Format: uri */
                        readonly revocation_endpoint?: string;
                        /** Format: uri */
                        readonly jwks_uri: string;
                        /** @description True when every callback names its issuer in `iss` (RFC 9207). The portal then refuses a callback without one */
                        readonly authorization_response_iss_parameter_supported?: boolean;
                        readonly response_types_supported: readonly "code"[];
                        readonly grant_types_supported: readonly ("authorization_code" | "refresh_token")[];
                        readonly token_endpoint_auth_methods_supported: readonly "none"[];
                        readonly code_challenge_methods_supported: readonly "S256"[];
                    };
                };
            };
        };
    };
    readonly authorize: {
        readonly parameters: {
            readonly query: {
                readonly client_id: "portal";
                readonly redirect_uri: string;
                readonly response_type: "code";
                /** @example openid profile email */
                readonly scope: string;
                readonly code_challenge: string;
                readonly code_challenge_method: "S256";
                readonly state?: string;
                readonly nonce?: string;
                readonly prompt?: "none" | "login";
                readonly login_hint?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description To the sign-in form, or back to the client with `code`, `state`, `iss`, or with `error` */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Location: components["headers"]["headers-Location"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client or its return address is unknown */
            readonly 400: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>We are sorry | Quayside</title> */
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly showSignIn: {
        readonly parameters: {
            readonly query?: {
                readonly restart?: "true";
            };
            readonly header?: never;
            readonly path: {
                readonly attempt: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form, with Keycloak's ids */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Sign in | Quayside</title> */
                    readonly "text/html": string;
                };
            };
            /** @description Restarted; nobody is signed in */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Location: components["headers"]["headers-Location"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt has expired or belongs to another browser */
            readonly 400: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Page has expired | Quayside</title> */
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attempt: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "amelia",
                 *       "password": "quayside"
                 *     }
                 */
                readonly "application/x-www-form-urlencoded": {
                    /** @description The username or the e-mail address */
                    readonly username?: string;
                    /** Format: password */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description The form with the message that the username or password is wrong */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Sign in | Quayside</title> */
                    readonly "text/html": string;
                };
            };
            /** @description Continues the authorization request */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Location: components["headers"]["headers-Location"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt has expired or belongs to another browser */
            readonly 400: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Page has expired | Quayside</title> */
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly getToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": {
                    /** @enum {unknown} */
                    readonly grant_type: "authorization_code" | "refresh_token";
                    /** @constant */
                    readonly client_id: "portal";
                    readonly code?: string;
                    readonly code_verifier?: string;
                    /** Format: uri */
                    readonly redirect_uri?: string;
                    readonly refresh_token?: string;
                    readonly scope?: string;
                };
            };
        };
        readonly responses: {
            /** @description A token set */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                     *       "token_type": "Bearer",
                     *       "expires_in": 300,
                     *       "id_token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                     *       "refresh_token": "kQ4y",
                     *       "refresh_expires_in": 1800,
                     *       "scope": "openid profile email",
                     *       "session_state": "3f0c2a",
                     *       "not-before-policy": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TokenSet"];
                };
            };
            readonly 400: components["responses"]["OAuthError"];
            readonly 401: components["responses"]["OAuthError"];
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The claims */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sub": "6f1de2b4-0c55-4a75-9d0c-6b1f2f0a7c11",
                     *       "preferred_username": "ben",
                     *       "given_name": "Ben",
                     *       "family_name": "Okafor",
                     *       "email": "ben.okafor@harbourlight.example",
                     *       "partner": {
                     *         "id": "p-2",
                     *         "name": "Harbourlight",
                     *         "sfAccountId": "0012400000HLa01AAA",
                     *         "accessTo1Access": false,
                     *         "accessTo1Cloud": false,
                     *         "accessToEndUserPortal": true,
                     *         "accessToPartnerProgramme": false,
                     *         "iaPricePlanId": "",
                     *         "l2PricePlanId": "",
                     *         "mplsPricePlanId": "",
                     *         "carrierConnectPricePlanId": "",
                     *         "sdwanConnectPricePlanId": "",
                     *         "cloudEnterprisePricePlanId": ""
                     *       },
                     *       "agreedToTermsOfUse": true,
                     *       "apolloAccess": true,
                     *       "artemisAccess": false,
                     *       "artemisPagesAccess": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Claims"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly postUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The claims */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sub": "6f1de2b4-0c55-4a75-9d0c-6b1f2f0a7c11",
                     *       "preferred_username": "ben",
                     *       "given_name": "Ben",
                     *       "family_name": "Okafor",
                     *       "email": "ben.okafor@harbourlight.example",
                     *       "partner": {
                     *         "id": "p-2",
                     *         "name": "Harbourlight",
                     *         "sfAccountId": "0012400000HLa01AAA",
                     *         "accessTo1Access": false,
                     *         "accessTo1Cloud": false,
                     *         "accessToEndUserPortal": true,
                     *         "accessToPartnerProgramme": false,
                     *         "iaPricePlanId": "",
                     *         "l2PricePlanId": "",
                     *         "mplsPricePlanId": "",
                     *         "carrierConnectPricePlanId": "",
                     *         "sdwanConnectPricePlanId": "",
                     *         "cloudEnterprisePricePlanId": ""
                     *       },
                     *       "agreedToTermsOfUse": true,
                     *       "apolloAccess": true,
                     *       "artemisAccess": false,
                     *       "artemisPagesAccess": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Claims"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JSON Web Key set */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "RSA",
                     *           "kid": "k1",
                     *           "alg": "RS256",
                     *           "use": "sig",
                     *           "n": "sXch",
                     *           "e": "AQAB"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/jwk-set+json": components["schemas"]["KeySet"];
                };
            };
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: {
                readonly id_token_hint?: string;
                /** @description Empty has the same effect as none */
                readonly post_logout_redirect_uri?: "" | string;
                readonly client_id?: "portal";
                readonly state?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Asks whether to sign out */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Sign out | Quayside</title> */
                    readonly "text/html": string;
                };
            };
            /** @description Signed out; redirects to the portal */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Location: components["headers"]["headers-Location"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The hint or the return address is not acceptable */
            readonly 400: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>We are sorry | Quayside</title> */
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly revokeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "client_id": "portal",
                 *       "token": "kQ3x",
                 *       "token_type_hint": "refresh_token"
                 *     }
                 */
                readonly "application/x-www-form-urlencoded": {
                    /** @constant */
                    readonly client_id: "portal";
                    readonly token: string;
                    readonly token_type_hint?: string;
                };
            };
        };
        readonly responses: {
            /** @description Revoked */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["OAuthError"];
            readonly 401: components["responses"]["OAuthError"];
        };
    };
}
