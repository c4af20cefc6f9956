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
    readonly "/api/portal/rest/support/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The numbers and short lists of the support dashboard
         * @description Each number is the total of the list with the filters that it stands for
         */
        readonly get: operations["getSupportSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The cases that the caller may see, filtered, sorted and paged
         * @description A caller sees the cases of their own partner. Facet counts apply every filter but the facet's own. Sorting is stable.
         */
        readonly get: operations["listCases"];
        readonly put?: never;
        /** Raises a case */
        readonly post: operations["createCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases/{caseNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        /** The details of one case */
        readonly get: operations["getCase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes what the customer decides about a case */
        readonly patch: operations["changeCase"];
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases/{caseNumber}/resolution": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a case whose solution waits for a decision
                 * @example 00012346
                 */
                readonly caseNumber: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Accepts the proposed solution, or rejects it with a reason, which opens the case again */
        readonly put: operations["decideResolution"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases/{caseNumber}/closure": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Closes a case that is no longer needed */
        readonly put: operations["closeCase"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases/{caseNumber}/follow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Follows a case */
        readonly put: operations["followCase"];
        readonly post?: never;
        /** Stops following a case */
        readonly delete: operations["unfollowCase"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/cases/{caseNumber}/followers/{personId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
                /**
                 * @description The `id` of a colleague
                 * @example noor
                 */
                readonly personId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Adds a colleague to the followers */
        readonly put: operations["addCaseFollower"];
        readonly post?: never;
        /** Removes a colleague from the followers */
        readonly delete: operations["removeCaseFollower"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/colleagues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The people of the caller's partner who may follow a case, by name; 20 at most */
        readonly get: operations["listColleagues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/support/service-issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is known about a service before a case is raised */
        readonly get: operations["getServiceIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/conversations/{conversationId}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `conversationId` of a case or provisioning case
                 * @example CV-00012345
                 */
                readonly conversationId: components["parameters"]["ConversationId"];
            };
            readonly cookie?: never;
        };
        /**
         * A part of a conversation, oldest first
         * @description Without `before` and `after` the newest entries. A case and a provisioning case name their conversation by
         *     `conversationId`.
         */
        readonly get: operations["listConversationEntries"];
        readonly put?: never;
        /** Sends a message */
        readonly post: operations["addConversationEntry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/conversations/{conversationId}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `conversationId` of a case or provisioning case
                 * @example CV-00012345
                 */
                readonly conversationId: components["parameters"]["ConversationId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Records the newest entry that the caller has read; it never goes back */
        readonly put: operations["markConversationRead"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/attachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads a file, to be named in a message or a new case afterwards
         * @description PDF, PNG, JPEG, TXT, CSV, LOG, ZIP, DOCX and XLSX of 1 byte to 20 MB. A file that no message names is deleted after a day.
         *     It is scanned for malware; only a clean one can be downloaded.
         */
        readonly post: operations["uploadAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/attachments/{attachmentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AT-1 */
                readonly attachmentId: string;
            };
            readonly cookie?: never;
        };
        /** The state of an attachment */
        readonly get: operations["getAttachment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/attachments/{attachmentId}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AT-1 */
                readonly attachmentId: string;
            };
            readonly cookie?: never;
        };
        /** The file of a clean attachment */
        readonly get: operations["getAttachmentFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/services": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The services of the caller's partner, filtered, sorted and paged
         * @description Facet counts apply every filter but the facet's own. Sorting is stable.
         */
        readonly get: operations["listServices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/service-exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Writes every service that a filter finds to a CSV file, as a job */
        readonly post: operations["createServiceExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/services/{serviceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed service
                 * @example QS-104200
                 */
                readonly serviceId: components["parameters"]["ServiceId"];
            };
            readonly cookie?: never;
        };
        /** The details of one service */
        readonly get: operations["getService"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes what the customer calls a service */
        readonly patch: operations["changeService"];
        readonly trace?: never;
    };
    readonly "/api/portal/rest/services/{serviceId}/change-lock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed service
                 * @example QS-104200
                 */
                readonly serviceId: components["parameters"]["ServiceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Locks a service against changes, or unlocks it; for administrators */
        readonly put: operations["setChangeLock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The projects of the caller's partner, those at risk first */
        readonly get: operations["listProjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/provisioning-cases/{caseNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `provisioningCase` of a service in delivery
                 * @example PC-204292
                 */
                readonly caseNumber: string;
            };
            readonly cookie?: never;
        };
        /** The delivery of one service */
        readonly get: operations["getProvisioningCase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/provisioning-cases/{caseNumber}/actions/{actionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `provisioningCase` of a service in delivery
                 * @example PC-204292
                 */
                readonly caseNumber: string;
                /**
                 * @description The `id` of an action of the case
                 * @example AC-204292-1
                 */
                readonly actionId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Answers what the delivery waits for */
        readonly put: operations["answerDeliveryAction"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/change-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The change requests of the caller's partner, filtered, sorted and paged
         * @description Facet counts apply every filter but the facet's own. Sorting is stable.
         */
        readonly get: operations["listChangeRequests"];
        readonly put?: never;
        /** Requests a change of a service, or its end */
        readonly post: operations["createChangeRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/change-request-previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a change would cost and alter; nothing is stored
         * @description The preview of a `cease` needs neither date nor reason. Without a date it is for the earliest one.
         */
        readonly post: operations["previewChangeRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/change-requests/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The numbers of the change request dashboard
         * @description Each number is the total of the list with the filters that it stands for
         */
        readonly get: operations["getChangeRequestSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/change-requests/{changeRequestId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed request
                 * @example CR-3001
                 */
                readonly changeRequestId: components["parameters"]["ChangeRequestId"];
            };
            readonly cookie?: never;
        };
        /** The details of one change request */
        readonly get: operations["getChangeRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/change-requests/{changeRequestId}/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed request
                 * @example CR-3001
                 */
                readonly changeRequestId: components["parameters"]["ChangeRequestId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Cancels a change that has not begun */
        readonly put: operations["cancelChangeRequest"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/jobs/{jobId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a job that the caller started
                 * @example JB-1
                 */
                readonly jobId: string;
            };
            readonly cookie?: never;
        };
        /** The progress of work that takes a while */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/jobs/{jobId}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a job that the caller started
                 * @example JB-1
                 */
                readonly jobId: string;
            };
            readonly cookie?: never;
        };
        /**
         * The file that a finished export wrote
         * @description Texts that a spreadsheet would take for a formula begin with an apostrophe
         */
        readonly get: operations["getJobFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/requests/{idempotencyKey}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `Idempotency-Key` of a call whose response never arrived
                 * @example 0b9f6e2a-7a52-4f5b-9d0c-000000000001
                 */
                readonly idempotencyKey: string;
            };
            readonly cookie?: never;
        };
        /** What became of a call */
        readonly get: operations["getRequestResult"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portal/rest/saved-views/{list}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list that the views are of
                 * @example services
                 */
                readonly list: "cases" | "services" | "change-requests" | "projects";
            };
            readonly cookie?: never;
        };
        /** The caller's saved views of a list, in their order */
        readonly get: operations["listSavedViews"];
        /** Replaces the caller's saved views of a list */
        readonly put: operations["replaceSavedViews"];
        readonly post?: never;
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
        /** @enum {unknown} */
        readonly CaseType: "fault" | "serviceRequest" | "billing" | "orderQuery" | "information";
        /**
         * @description `resolved`: a solution is proposed; the customer confirms it, or the case closes by itself at `resolution.closesAt`
         * @enum {unknown}
         */
        readonly CaseStatus: "new" | "inProgress" | "waitingForYou" | "withSupplier" | "resolved" | "closed" | "cancelled";
        /** @enum {unknown} */
        readonly WaitingFor: "you" | "us" | "thirdParty";
        /** @enum {unknown} */
        readonly CaseImpact: "down" | "intermittent" | "degraded" | "none";
        /**
         * @description The customer's own
         * @enum {unknown}
         */
        readonly CasePriority: "low" | "normal" | "high" | "urgent";
        readonly ServiceRef: {
            readonly id: string;
            readonly name: string;
            readonly product: string;
        };
        readonly PersonRef: {
            readonly id: string;
            readonly name: string;
        };
        readonly CaseSummary: {
            readonly caseNumber: string;
            readonly subject: string;
            readonly type: components["schemas"]["CaseType"];
            readonly status: components["schemas"]["CaseStatus"];
            /** @description Null once it is closed or cancelled */
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly impact: components["schemas"]["CaseImpact"];
            readonly priority: components["schemas"]["CasePriority"];
            /** @description Null if the case is not about a service */
            readonly service: components["schemas"]["ServiceRef"] | null;
            readonly siteName: string | null;
            /** @description The customer's own reference; empty if there is none */
            readonly customerReference: string;
            readonly raisedBy: components["schemas"]["PersonRef"];
            /** Format: date-time */
            readonly raisedAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly nextUpdateDueAt: string | null;
            /** @description Entries that the caller has not read */
            readonly unreadCount: number;
            readonly isFollowed: boolean;
        };
        readonly PlannedWork: {
            readonly id: string;
            readonly title: string;
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
            readonly expectedImpact: string;
            /** @description Of the caller's partner */
            readonly serviceCount: number;
            /** @description Ten of them at most */
            readonly services: readonly components["schemas"]["ServiceRef"][];
        };
        readonly SupportSummary: {
            readonly waitingForYou: {
                readonly total: number;
                readonly items: readonly components["schemas"]["CaseSummary"][];
            };
            /** @description In this order: day, week, month, older */
            readonly openByAge: readonly {
                /** @enum {unknown} */
                readonly id: "day" | "week" | "month" | "older";
                readonly total: number;
            }[];
            readonly openByImpact: readonly {
                readonly id: components["schemas"]["CaseImpact"];
                readonly total: number;
            }[];
            readonly plannedWorks: readonly components["schemas"]["PlannedWork"][];
            readonly recentUpdates: readonly components["schemas"]["CaseSummary"][];
        };
        readonly FacetCount: {
            readonly id: string;
            readonly count: number;
        };
        readonly NamedFacetCount: {
            readonly id: string;
            readonly name: string;
            readonly count: number;
        };
        readonly CaseList: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            readonly items: readonly components["schemas"]["CaseSummary"][];
            readonly facets: {
                readonly scope: readonly components["schemas"]["FacetCount"][];
                readonly waitingFor: readonly components["schemas"]["FacetCount"][];
                readonly status: readonly components["schemas"]["FacetCount"][];
                readonly impact: readonly components["schemas"]["FacetCount"][];
                readonly type: readonly components["schemas"]["FacetCount"][];
                /** @description The 50 people with the most cases */
                readonly raisedBy: readonly components["schemas"]["NamedFacetCount"][];
            };
        };
        readonly SiteContact: {
            readonly name: string;
            readonly phone: string;
        };
        readonly NewCase: {
            /** @description Null if it is not about a service */
            readonly serviceId: string | null;
            readonly type: components["schemas"]["CaseType"];
            readonly subject: string;
            readonly description: string;
            readonly impact: components["schemas"]["CaseImpact"];
            readonly priority: components["schemas"]["CasePriority"];
            readonly customerReference?: string;
            /** Format: date-time */
            readonly issueStartedAt?: string | null;
            readonly intrusiveTestsAllowed?: boolean;
            readonly siteContact?: components["schemas"]["SiteContact"] | null;
            readonly accessHours?: string;
            readonly attachmentIds?: readonly string[];
            readonly followerIds?: readonly string[];
        };
        /** @description The version, as in the `ETag` header. Send it as `If-Match` to change what was read */
        readonly ETag: string;
        /** @enum {unknown} */
        readonly SlaState: "onTrack" | "atRisk" | "missed" | "paused" | "met";
        readonly CaseResolution: {
            readonly summary: string;
            /** Format: date-time */
            readonly proposedAt: string;
            /**
             * Format: date-time
             * @description The case closes by itself then
             */
            readonly closesAt: string;
            /** @enum {unknown} */
            readonly decision: "pending" | "accepted" | "rejected" | "expired";
        };
        readonly Incident: {
            readonly id: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly state: "investigating" | "identified" | "monitoring" | "resolved";
            /** Format: date-time */
            readonly startedAt: string;
            /** Format: date-time */
            readonly nextUpdateAt: string | null;
            /** @description Who is affected */
            readonly affects: string;
        };
        readonly Appointment: {
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
            readonly engineer: string;
            /** @enum {unknown} */
            readonly state: "proposed" | "confirmed" | "done" | "missed";
        };
        /**
         * @description What the caller may do now; anything else is refused with 403 or 409
         * @enum {unknown}
         */
        readonly CaseAction: "reply" | "follow" | "addFollowers" | "changePriority" | "decideResolution" | "close";
        readonly Case: {
            readonly etag: components["schemas"]["ETag"];
            readonly caseNumber: string;
            readonly subject: string;
            readonly type: components["schemas"]["CaseType"];
            readonly status: components["schemas"]["CaseStatus"];
            /** @description Null once it is closed or cancelled */
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly impact: components["schemas"]["CaseImpact"];
            readonly priority: components["schemas"]["CasePriority"];
            /** @description Null if the case is not about a service */
            readonly service: components["schemas"]["ServiceRef"] | null;
            readonly siteName: string | null;
            /** @description The customer's own reference; empty if there is none */
            readonly customerReference: string;
            readonly raisedBy: components["schemas"]["PersonRef"];
            /** Format: date-time */
            readonly raisedAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly nextUpdateDueAt: string | null;
            /** @description Entries that the caller has not read */
            readonly unreadCount: number;
            readonly isFollowed: boolean;
            readonly description: string;
            /** @enum {unknown} */
            readonly ourPriority: "P1" | "P2" | "P3" | "P4";
            /** Format: date-time */
            readonly issueStartedAt: string | null;
            readonly intrusiveTestsAllowed: boolean;
            readonly siteContact: components["schemas"]["SiteContact"] | null;
            readonly accessHours: string;
            readonly followers: readonly components["schemas"]["PersonRef"][];
            /** @description One sentence for the customer */
            readonly whatHappensNext: string;
            /** Format: date-time */
            readonly expectedResolutionAt: string | null;
            readonly slaState: components["schemas"]["SlaState"];
            readonly resolution: components["schemas"]["CaseResolution"] | null;
            readonly incident: components["schemas"]["Incident"] | null;
            readonly appointment: components["schemas"]["Appointment"] | null;
            readonly conversationId: string;
            readonly conversationTotal: number;
            readonly allowedActions: readonly components["schemas"]["CaseAction"][];
        };
        readonly CaseChange: {
            readonly priority?: components["schemas"]["CasePriority"];
            readonly customerReference?: string;
        };
        readonly Colleague: {
            readonly id: string;
            readonly name: string;
            readonly email: string;
        };
        readonly Attachment: {
            readonly id: string;
            readonly name: string;
            /** @description In bytes */
            readonly size: number;
            readonly mediaType: string;
            /** @enum {unknown} */
            readonly scan: "pending" | "clean" | "blocked";
        };
        readonly ConversationEntry: {
            readonly id: string;
            /**
             * @description `event`: what the system did, such as a change of status
             * @enum {unknown}
             */
            readonly kind: "message" | "event";
            /** Format: date-time */
            readonly at: string;
            readonly author: {
                /** @description Of a person of the caller's partner */
                readonly id?: string;
                readonly name: string;
                /** @enum {unknown} */
                readonly role: "customer" | "engineer" | "supplier" | "system";
            };
            /** @description Plain text; line breaks count */
            readonly text: string;
            readonly attachments: readonly components["schemas"]["Attachment"][];
        };
        readonly ConversationPart: {
            readonly items: readonly components["schemas"]["ConversationEntry"][];
            /** @description Of the whole conversation */
            readonly total: number;
            readonly hasEarlier: boolean;
            readonly hasLater: boolean;
            /** @description The newest entry that the caller has read */
            readonly lastReadEntryId: string | null;
        };
        /** @enum {unknown} */
        readonly Product: "Internet Access" | "SD-WAN Connect" | "Layer 2 Ethernet" | "MPLS VPN" | "Carrier Connect" | "SIP Trunking";
        /**
         * @description `livePending`: live, with a change pending
         * @enum {unknown}
         */
        readonly ServiceStatus: "inDelivery" | "live" | "livePending" | "suspended" | "ceasing" | "ceased";
        /**
         * @description `none` before it is live and after it has ceased
         * @enum {unknown}
         */
        readonly ServiceHealth: "up" | "degraded" | "down" | "none";
        readonly SiteRef: {
            readonly siteId: string;
            readonly name: string;
            readonly postcode: string;
        };
        readonly Money: {
            /** @description In minor units, excluding VAT */
            readonly amount: number;
            readonly currency: string;
        };
        readonly ServiceSummary: {
            readonly id: string;
            readonly name: string;
            readonly customerReference: string;
            readonly product: components["schemas"]["Product"];
            readonly status: components["schemas"]["ServiceStatus"];
            readonly health: components["schemas"]["ServiceHealth"];
            readonly aEnd: components["schemas"]["SiteRef"];
            readonly bEnd: components["schemas"]["SiteRef"] | null;
            readonly bandwidthMbps: number;
            /**
             * Format: date
             * @description Null before it is live
             */
            readonly contractEnd: string | null;
            readonly mrc: components["schemas"]["Money"];
            readonly openCases: number;
            /** @description Of its delivery or change; null if there is none */
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly projectId: string | null;
        };
        readonly ServiceList: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            readonly items: readonly components["schemas"]["ServiceSummary"][];
            readonly facets: {
                readonly status: readonly components["schemas"]["FacetCount"][];
                readonly health: readonly components["schemas"]["FacetCount"][];
                readonly product: readonly components["schemas"]["FacetCount"][];
                readonly waitingFor: readonly components["schemas"]["FacetCount"][];
            };
        };
        readonly Job: {
            readonly id: string;
            /** @enum {unknown} */
            readonly kind: "export";
            /** @enum {unknown} */
            readonly state: "running" | "done" | "failed" | "cancelled";
            readonly done: number;
            readonly total: number;
            /** @description Of an export that is done */
            readonly fileName: string | null;
            /** @description Why it failed */
            readonly message: string | null;
        };
        readonly ServiceSite: {
            readonly siteId: string;
            readonly name: string;
            readonly address: readonly string[];
            readonly postcode: string;
            readonly accessTechnology: string;
            readonly carrier: string;
            readonly carrierCircuitId: string;
            readonly demarcation: string;
            readonly nni: string | null;
            readonly vlan: number | null;
            readonly contact: components["schemas"]["SiteContact"] | null;
        };
        readonly ServiceContract: {
            /** Format: date */
            readonly startedAt: string | null;
            readonly termMonths: number;
            readonly noticeDays: number;
            /**
             * Format: date
             * @description The last day to give notice for the end of the term
             */
            readonly noticeBy: string | null;
            /** @enum {unknown} */
            readonly endOfTerm: "rollsMonthly" | "renewsYearly" | "ends";
            readonly sla: {
                readonly availabilityPercent: number;
                readonly restoreHours: number;
                readonly supportHours: string;
            };
        };
        /**
         * @description What the caller may do now; anything else is refused with 403 or 409
         * @enum {unknown}
         */
        readonly ServiceAction: "edit" | "lockChanges" | "unlockChanges" | "requestChange" | "cease" | "raiseCase";
        readonly Service: {
            readonly etag: components["schemas"]["ETag"];
            readonly id: string;
            readonly name: string;
            readonly customerReference: string;
            readonly product: components["schemas"]["Product"];
            readonly status: components["schemas"]["ServiceStatus"];
            readonly health: components["schemas"]["ServiceHealth"];
            readonly aEnd: components["schemas"]["SiteRef"];
            readonly bEnd: components["schemas"]["SiteRef"] | null;
            readonly bandwidthMbps: number;
            /**
             * Format: date
             * @description Null before it is live
             */
            readonly contractEnd: string | null;
            readonly mrc: components["schemas"]["Money"];
            readonly openCases: number;
            /** @description Of its delivery or change; null if there is none */
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly projectId: string | null;
            readonly costCentre: string;
            readonly orderId: string;
            /** @description The case number of its delivery; null once it is complete */
            readonly provisioningCase: string | null;
            readonly nrc: components["schemas"]["Money"];
            /** Format: date */
            readonly activatedAt: string | null;
            /** Format: date-time */
            readonly healthSince: string | null;
            /** @description The interruptions of the last 90 days, newest first */
            readonly healthHistory: readonly {
                /** Format: date-time */
                readonly from: string;
                /**
                 * Format: date-time
                 * @description Null while it lasts
                 */
                readonly to: string | null;
                readonly health: components["schemas"]["ServiceHealth"];
                readonly caseNumber: string | null;
            }[];
            readonly dependencies: readonly {
                /** @enum {unknown} */
                readonly relation: "reliesOn" | "carries" | "protects";
                readonly service: components["schemas"]["ServiceRef"];
            }[];
            readonly sites: {
                readonly a: components["schemas"]["ServiceSite"];
                readonly b: components["schemas"]["ServiceSite"] | null;
            };
            readonly contract: components["schemas"]["ServiceContract"];
            readonly changeLock: {
                readonly by: components["schemas"]["PersonRef"];
                /** Format: date-time */
                readonly at: string;
                readonly reason: string;
            } | null;
            readonly openChanges: number;
            readonly allowedActions: readonly components["schemas"]["ServiceAction"][];
        };
        /** @enum {unknown} */
        readonly ProjectOutlook: "onTrack" | "atRisk" | "delayed" | "complete";
        readonly Project: {
            readonly id: string;
            readonly name: string;
            readonly outlook: components["schemas"]["ProjectOutlook"];
            /** @description Services */
            readonly total: number;
            readonly delivered: number;
            readonly atRisk: number;
            readonly delayed: number;
            readonly waitingForYou: number;
            /** Format: date */
            readonly committedDate: string | null;
            readonly nextMilestone: {
                readonly name: string;
                readonly siteName: string;
                /** Format: date */
                readonly date: string;
            } | null;
        };
        readonly ProjectList: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            readonly items: readonly components["schemas"]["Project"][];
        };
        /** @enum {unknown} */
        readonly OrderStatus: "draft" | "received" | "inDelivery" | "changeBeingChecked" | "chargeToApprove" | "cancelling" | "cancelled" | "complete" | "partlyComplete" | "failed" | "rejected";
        /** @enum {unknown} */
        readonly DeliveryOwner: "you" | "us" | "carrier" | "landlord" | "council";
        /** @enum {unknown} */
        readonly MilestoneId: "received" | "validated" | "surveyBooked" | "surveyDone" | "charges" | "consents" | "build" | "dateConfirmed" | "install" | "activate" | "handover" | "complete";
        /** @enum {unknown} */
        readonly DeliveryActionKind: "confirmSurvey" | "provideWayleave" | "decideCharge" | "decideHandover";
        readonly DeliverySlot: {
            readonly id: string;
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
        };
        /** @description What the delivery waits for from the customer */
        readonly DeliveryAction: {
            readonly id: string;
            readonly kind: components["schemas"]["DeliveryActionKind"];
            readonly title: string;
            readonly detail: string;
            /** Format: date-time */
            readonly dueAt: string;
            readonly charge: components["schemas"]["Money"] | null;
            /** @description What happens then */
            readonly ifDeclined: string | null;
            /** @description Times to choose from */
            readonly slots: readonly components["schemas"]["DeliverySlot"][];
        };
        /** @enum {unknown} */
        readonly DeliveryAnswerWord: "confirm" | "provide" | "accept" | "decline" | "dispute";
        readonly DeliveryAnswer: {
            readonly actionId: string;
            readonly kind: components["schemas"]["DeliveryActionKind"];
            readonly answer: components["schemas"]["DeliveryAnswerWord"];
            /** @description Empty unless it was declined or disputed */
            readonly reason: string;
            /** @description The time that was confirmed */
            readonly slot: components["schemas"]["DeliverySlot"] | null;
            readonly by: components["schemas"]["PersonRef"];
            /** Format: date-time */
            readonly at: string;
        };
        readonly ProvisioningCase: {
            readonly etag: components["schemas"]["ETag"];
            readonly caseNumber: string;
            readonly orderId: string;
            readonly service: components["schemas"]["ServiceRef"];
            readonly siteName: string;
            readonly project: {
                readonly id: string;
                readonly name: string;
            } | null;
            readonly status: components["schemas"]["OrderStatus"];
            readonly outlook: components["schemas"]["ProjectOutlook"];
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly dates: {
                /**
                 * Format: date
                 * @description What the customer asked for
                 */
                readonly requested: string | null;
                /**
                 * Format: date
                 * @description What we expect
                 */
                readonly indicative: string | null;
                /**
                 * Format: date
                 * @description What we have promised
                 */
                readonly committed: string | null;
            };
            /** @description Newest first */
            readonly dateChanges: readonly {
                /** @enum {unknown} */
                readonly date: "requested" | "indicative" | "committed";
                /** Format: date */
                readonly from: string | null;
                /** Format: date */
                readonly to: string | null;
                /** Format: date-time */
                readonly at: string;
                readonly reason: string;
                readonly owner: components["schemas"]["DeliveryOwner"];
            }[];
            /** @description What happens next; null once it is complete or cancelled */
            readonly next: {
                readonly milestone: components["schemas"]["MilestoneId"];
                /** Format: date */
                readonly by: string | null;
                readonly owner: components["schemas"]["DeliveryOwner"];
                readonly needs: string;
            } | null;
            readonly jeopardy: {
                /** Format: date-time */
                readonly since: string;
                readonly reason: string;
                /** Format: date */
                readonly newDate: string | null;
            } | null;
            readonly milestones: readonly {
                readonly id: components["schemas"]["MilestoneId"];
                /** @enum {unknown} */
                readonly state: "done" | "current" | "upcoming" | "skipped" | "blocked";
                readonly planned: {
                    /** Format: date */
                    readonly from: string;
                    /** Format: date */
                    readonly to: string;
                } | null;
                /** Format: date */
                readonly actual: string | null;
                readonly owner: components["schemas"]["DeliveryOwner"];
                readonly note: string;
            }[];
            readonly actions: readonly components["schemas"]["DeliveryAction"][];
            /** @description What was answered and by whom, newest first */
            readonly answers: readonly components["schemas"]["DeliveryAnswer"][];
            readonly conversationId: string;
            readonly conversationTotal: number;
            readonly allowedActions: readonly ("reply" | "answer")[];
        };
        /** @enum {unknown} */
        readonly ChangeRequestType: "bandwidth" | "ip" | "move" | "contact" | "cpe" | "cease";
        /** @enum {unknown} */
        readonly ChangeRequestStatus: "draft" | "submitted" | "assessing" | "awaitingApproval" | "scheduled" | "implementing" | "done" | "rejected" | "rolledBack" | "cancelled";
        /**
         * @description `brief`: up to five minutes
         * @enum {unknown}
         */
        readonly ChangeImpact: "none" | "brief" | "outage";
        readonly ChangeWindow: {
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
        };
        readonly ChangeRequestSummary: {
            readonly id: string;
            readonly type: components["schemas"]["ChangeRequestType"];
            readonly title: string;
            readonly status: components["schemas"]["ChangeRequestStatus"];
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly impact: components["schemas"]["ChangeImpact"];
            readonly service: components["schemas"]["ServiceRef"];
            readonly siteName: string;
            readonly requestedBy: components["schemas"]["PersonRef"];
            /** Format: date-time */
            readonly requestedAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly window: components["schemas"]["ChangeWindow"] | null;
        };
        readonly ChangeRequestList: {
            readonly page: number;
            readonly pageSize: number;
            /** @description Of all pages */
            readonly total: number;
            readonly items: readonly components["schemas"]["ChangeRequestSummary"][];
            readonly facets: {
                readonly status: readonly components["schemas"]["FacetCount"][];
                readonly type: readonly components["schemas"]["FacetCount"][];
                readonly waitingFor: readonly components["schemas"]["FacetCount"][];
            };
        };
        readonly NewChangeRequest: {
            readonly serviceId: string;
            readonly type: components["schemas"]["ChangeRequestType"];
            readonly reason?: string;
            readonly window?: components["schemas"]["ChangeWindow"] | null;
            /** @description Required for `bandwidth` */
            readonly bandwidthMbps?: number;
            /** @description How many addresses; required for `ip` */
            readonly ipAddresses?: number;
            /** @description Required for `move` */
            readonly newAddress?: string;
            /** @description Required for `move` */
            readonly newPostcode?: string;
            /** @description Required for `contact` */
            readonly contact?: components["schemas"]["SiteContact"] | null;
            /** @description Required for `cpe` */
            readonly equipment?: string;
            /**
             * Format: date
             * @description The last day of the service: a working day, not before the end of the notice period. Required for `cease`
             */
            readonly ceaseDate?: string;
            /**
             * @description Required for `cease`
             * @enum {unknown}
             */
            readonly ceaseReason?: "moving" | "noLongerNeeded" | "price" | "anotherProvider" | "other";
        };
        readonly ChangedField: {
            /** @enum {unknown} */
            readonly field: "bandwidth" | "ipAddresses" | "site" | "contact" | "equipment" | "service" | "mrc";
            readonly before: string | null;
            readonly after: string | null;
        };
        readonly ChangeCharges: {
            readonly nrc: components["schemas"]["Money"];
            readonly mrcBefore: components["schemas"]["Money"];
            readonly mrcAfter: components["schemas"]["Money"];
            readonly earlyTerminationFee: components["schemas"]["Money"] | null;
            /** Format: date */
            readonly earliestDate: string;
        };
        readonly ChangeRequest: {
            readonly etag: components["schemas"]["ETag"];
            readonly id: string;
            readonly type: components["schemas"]["ChangeRequestType"];
            readonly title: string;
            readonly status: components["schemas"]["ChangeRequestStatus"];
            readonly waitingFor: components["schemas"]["WaitingFor"] | null;
            readonly impact: components["schemas"]["ChangeImpact"];
            readonly service: components["schemas"]["ServiceRef"];
            readonly siteName: string;
            readonly requestedBy: components["schemas"]["PersonRef"];
            /** Format: date-time */
            readonly requestedAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly window: components["schemas"]["ChangeWindow"] | null;
            readonly reason: string;
            readonly diff: readonly components["schemas"]["ChangedField"][];
            readonly charges: components["schemas"]["ChangeCharges"];
            /** @description Null if it needs none */
            readonly approval: {
                /** @enum {unknown} */
                readonly state: "pending" | "approved" | "rejected" | "withdrawn" | "expired" | "superseded";
                readonly by: string | null;
                /** Format: date-time */
                readonly at: string | null;
                readonly comment: string;
            } | null;
            /** @description The steps of the work, in their order */
            readonly schedule: readonly {
                readonly title: string;
                /** Format: date-time */
                readonly from: string;
                /** Format: date-time */
                readonly to: string;
                /** @enum {unknown} */
                readonly state: "upcoming" | "current" | "done" | "failed";
            }[];
            /** @description Newest first */
            readonly history: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly status: components["schemas"]["ChangeRequestStatus"];
                readonly by: string;
                readonly note: string;
            }[];
            readonly allowedActions: readonly "cancel"[];
        };
        readonly SavedViewItems: readonly {
            readonly id: string;
            readonly name: string;
            /** @description The query of the address */
            readonly query: string;
            readonly columns: readonly string[];
            readonly isDefault: boolean;
        }[];
        readonly SavedViews: {
            readonly etag: components["schemas"]["ETag"];
            readonly items: components["schemas"]["SavedViewItems"];
        };
        readonly SavedViewList: {
            readonly items: components["schemas"]["SavedViewItems"];
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
        /** @description The key was used for another submission */
        readonly KeyInUse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "This key belongs to another submission. Make a new one.",
                 *       "message": "This key belongs to another submission. Make a new one."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit, or what it names does not exist; `errors` names each part by its pointer */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable content",
                 *       "status": 422,
                 *       "detail": "The body does not fit this call. Correct the named fields.",
                 *       "message": "The body does not fit this call. Correct the named fields.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/subject",
                 *           "detail": "must NOT have fewer than 1 characters"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What was asked for does not fit the present state */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The case was closed in the meantime. Raise a new one.",
                 *       "message": "The case was closed in the meantime. Raise a new one."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed it after the caller loaded it. Nothing was written */
        readonly PreconditionFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition failed",
                 *       "status": 412,
                 *       "detail": "Noor Rahman changed this at 09:31. Compare both versions and save again.",
                 *       "message": "Noor Rahman changed this at 09:31. Compare both versions and save again."
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 20 MB */
        readonly FileTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "The file is larger than 20 MB. Send a smaller one.",
                 *       "message": "The file is larger than 20 MB. Send a smaller one."
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
        /**
         * @description A value that the caller makes for one submission, the same when it is sent again
         * @example 0b9f6e2a-7a52-4f5b-9d0c-2f1f7c1e9a10
         */
        readonly IdempotencyKey: string;
        /**
         * @description The `caseNumber` of a listed case
         * @example 00012345
         */
        readonly CaseNumber: string;
        /**
         * @description The `ETag` of the version that the caller has seen; `*` for any version
         * @example *
         */
        readonly IfMatch: string;
        /**
         * @description The `conversationId` of a case or provisioning case
         * @example CV-00012345
         */
        readonly ConversationId: string;
        /**
         * @description The `id` of a listed service
         * @example QS-104200
         */
        readonly ServiceId: string;
        /**
         * @description The `id` of a listed request
         * @example CR-3001
         */
        readonly ChangeRequestId: string;
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
         * @description The version of what is returned, for `If-Match`
         * @example "7"
         */
        readonly ETag: components["schemas"]["ETag"];
        /**
         * @description The path of what was created
         * @example /api/portal/rest/support/cases/00012345
         */
        readonly Location: string;
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
export type CaseType = components['schemas']['CaseType'];
export type CaseStatus = components['schemas']['CaseStatus'];
export type WaitingFor = components['schemas']['WaitingFor'];
export type CaseImpact = components['schemas']['CaseImpact'];
export type CasePriority = components['schemas']['CasePriority'];
export type ServiceRef = components['schemas']['ServiceRef'];
export type PersonRef = components['schemas']['PersonRef'];
export type CaseSummary = components['schemas']['CaseSummary'];
export type PlannedWork = components['schemas']['PlannedWork'];
export type SupportSummary = components['schemas']['SupportSummary'];
export type FacetCount = components['schemas']['FacetCount'];
export type NamedFacetCount = components['schemas']['NamedFacetCount'];
export type CaseList = components['schemas']['CaseList'];
export type SiteContact = components['schemas']['SiteContact'];
export type NewCase = components['schemas']['NewCase'];
export type ETag = components['schemas']['ETag'];
export type SlaState = components['schemas']['SlaState'];
export type CaseResolution = components['schemas']['CaseResolution'];
export type Incident = components['schemas']['Incident'];
export type Appointment = components['schemas']['Appointment'];
export type CaseAction = components['schemas']['CaseAction'];
export type Case = components['schemas']['Case'];
export type CaseChange = components['schemas']['CaseChange'];
export type Colleague = components['schemas']['Colleague'];
export type Attachment = components['schemas']['Attachment'];
export type ConversationEntry = components['schemas']['ConversationEntry'];
export type ConversationPart = components['schemas']['ConversationPart'];
export type Product = components['schemas']['Product'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type ServiceHealth = components['schemas']['ServiceHealth'];
export type SiteRef = components['schemas']['SiteRef'];
export type Money = components['schemas']['Money'];
export type ServiceSummary = components['schemas']['ServiceSummary'];
export type ServiceList = components['schemas']['ServiceList'];
export type Job = components['schemas']['Job'];
export type ServiceSite = components['schemas']['ServiceSite'];
export type ServiceContract = components['schemas']['ServiceContract'];
export type ServiceAction = components['schemas']['ServiceAction'];
export type Service = components['schemas']['Service'];
export type ProjectOutlook = components['schemas']['ProjectOutlook'];
export type Project = components['schemas']['Project'];
export type ProjectList = components['schemas']['ProjectList'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type DeliveryOwner = components['schemas']['DeliveryOwner'];
export type MilestoneId = components['schemas']['MilestoneId'];
export type DeliveryActionKind = components['schemas']['DeliveryActionKind'];
export type DeliverySlot = components['schemas']['DeliverySlot'];
export type DeliveryAction = components['schemas']['DeliveryAction'];
export type DeliveryAnswerWord = components['schemas']['DeliveryAnswerWord'];
export type DeliveryAnswer = components['schemas']['DeliveryAnswer'];
export type ProvisioningCase = components['schemas']['ProvisioningCase'];
export type ChangeRequestType = components['schemas']['ChangeRequestType'];
export type ChangeRequestStatus = components['schemas']['ChangeRequestStatus'];
export type ChangeImpact = components['schemas']['ChangeImpact'];
export type ChangeWindow = components['schemas']['ChangeWindow'];
export type ChangeRequestSummary = components['schemas']['ChangeRequestSummary'];
export type ChangeRequestList = components['schemas']['ChangeRequestList'];
export type NewChangeRequest = components['schemas']['NewChangeRequest'];
export type ChangedField = components['schemas']['ChangedField'];
export type ChangeCharges = components['schemas']['ChangeCharges'];
export type ChangeRequest = components['schemas']['ChangeRequest'];
export type SavedViewItems = components['schemas']['SavedViewItems'];
export type SavedViews = components['schemas']['SavedViews'];
export type SavedViewList = components['schemas']['SavedViewList'];
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
export type ResponseKeyInUse = components['responses']['KeyInUse'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseOAuthError = components['responses']['OAuthError'];
export type ParameterView = components['parameters']['View'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterDocumentId = components['parameters']['DocumentId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterCaseNumber = components['parameters']['CaseNumber'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterServiceId = components['parameters']['ServiceId'];
export type ParameterChangeRequestId = components['parameters']['ChangeRequestId'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderUnavailableFor = components['headers']['UnavailableFor'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
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
                /** @description The id of the service that documents are about; default all */
                readonly serviceId?: string;
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
    readonly getSupportSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbers of the caller's partner */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitingForYou": {
                     *         "total": 1,
                     *         "items": [
                     *           {
                     *             "caseNumber": "00012345",
                     *             "subject": "Loss of service at Bristol Temple Quay",
                     *             "type": "fault",
                     *             "status": "waitingForYou",
                     *             "waitingFor": "you",
                     *             "impact": "down",
                     *             "priority": "high",
                     *             "service": {
                     *               "id": "QS-104200",
                     *               "name": "Bristol Temple Quay 1 Gbps",
                     *               "product": "Internet Access"
                     *             },
                     *             "siteName": "Bristol Temple Quay",
                     *             "customerReference": "INC-4471",
                     *             "raisedBy": {
                     *               "id": "noor",
                     *               "name": "Noor Rahman"
                     *             },
                     *             "raisedAt": "2026-11-20T08:12:00Z",
                     *             "updatedAt": "2026-11-21T09:30:00Z",
                     *             "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *             "unreadCount": 1,
                     *             "isFollowed": true
                     *           }
                     *         ]
                     *       },
                     *       "openByAge": [
                     *         {
                     *           "id": "day",
                     *           "total": 3
                     *         },
                     *         {
                     *           "id": "week",
                     *           "total": 5
                     *         },
                     *         {
                     *           "id": "month",
                     *           "total": 2
                     *         },
                     *         {
                     *           "id": "older",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "openByImpact": [
                     *         {
                     *           "id": "down",
                     *           "total": 1
                     *         },
                     *         {
                     *           "id": "intermittent",
                     *           "total": 2
                     *         },
                     *         {
                     *           "id": "degraded",
                     *           "total": 3
                     *         },
                     *         {
                     *           "id": "none",
                     *           "total": 4
                     *         }
                     *       ],
                     *       "plannedWorks": [
                     *         {
                     *           "id": "PW-2041",
                     *           "title": "Software upgrade of a core router in Bristol",
                     *           "from": "2026-11-24T00:00:00Z",
                     *           "to": "2026-11-24T04:00:00Z",
                     *           "expectedImpact": "Two interruptions of up to five minutes",
                     *           "serviceCount": 3,
                     *           "services": [
                     *             {
                     *               "id": "QS-104200",
                     *               "name": "Bristol Temple Quay 1 Gbps",
                     *               "product": "Internet Access"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "recentUpdates": [
                     *         {
                     *           "caseNumber": "00012345",
                     *           "subject": "Loss of service at Bristol Temple Quay",
                     *           "type": "fault",
                     *           "status": "waitingForYou",
                     *           "waitingFor": "you",
                     *           "impact": "down",
                     *           "priority": "high",
                     *           "service": {
                     *             "id": "QS-104200",
                     *             "name": "Bristol Temple Quay 1 Gbps",
                     *             "product": "Internet Access"
                     *           },
                     *           "siteName": "Bristol Temple Quay",
                     *           "customerReference": "INC-4471",
                     *           "raisedBy": {
                     *             "id": "noor",
                     *             "name": "Noor Rahman"
                     *           },
                     *           "raisedAt": "2026-11-20T08:12:00Z",
                     *           "updatedAt": "2026-11-21T09:30:00Z",
                     *           "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *           "unreadCount": 1,
                     *           "isFollowed": true
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SupportSummary"];
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
    readonly listCases: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Words. A case matches if its number, subject, reference, service or site contains each of them, in any case
                 * @example bristol
                 */
                readonly q?: string;
                /** @description `mine`: raised by the caller; `followed`: those that the caller follows */
                readonly scope?: "mine" | "organisation" | "followed";
                /**
                 * @description Who it waits for, separated by commas; default all
                 * @example you
                 */
                readonly waitingFor?: string;
                /**
                 * @description Values of `CaseStatus`, separated by commas, or `open` for all that are neither closed nor cancelled; default all
                 * @example open
                 */
                readonly status?: string;
                /**
                 * @description Values of `CaseImpact`, separated by commas; default all
                 * @example down,degraded
                 */
                readonly impact?: string;
                /**
                 * @description Values of `CaseType`, separated by commas; default all
                 * @example fault
                 */
                readonly type?: string;
                /**
                 * @description The id of one service
                 * @example QS-104200
                 */
                readonly serviceId?: string;
                /**
                 * @description Words of the site's name
                 * @example Temple Quay
                 */
                readonly site?: string;
                /**
                 * @description The id of the person who raised it
                 * @example noor
                 */
                readonly raisedBy?: string;
                /**
                 * @description The first day, in UTC
                 * @example 2026-11-01
                 */
                readonly raisedFrom?: string;
                /**
                 * @description The last day, in UTC
                 * @example 2026-11-30
                 */
                readonly raisedTo?: string;
                /** @description How long ago it was raised: up to a day, a week, a month, or longer */
                readonly age?: "" | "day" | "week" | "month" | "older";
                /** @description A leading `-` reverses the order. `urgency` puts first what waits for the caller, then by impact, then the oldest */
                readonly sort?: "urgency" | "updatedAt" | "-updatedAt" | "raisedAt" | "-raisedAt" | "subject" | "-subject" | "priority" | "-priority";
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
                     *       "items": [
                     *         {
                     *           "caseNumber": "00012345",
                     *           "subject": "Loss of service at Bristol Temple Quay",
                     *           "type": "fault",
                     *           "status": "waitingForYou",
                     *           "waitingFor": "you",
                     *           "impact": "down",
                     *           "priority": "high",
                     *           "service": {
                     *             "id": "QS-104200",
                     *             "name": "Bristol Temple Quay 1 Gbps",
                     *             "product": "Internet Access"
                     *           },
                     *           "siteName": "Bristol Temple Quay",
                     *           "customerReference": "INC-4471",
                     *           "raisedBy": {
                     *             "id": "noor",
                     *             "name": "Noor Rahman"
                     *           },
                     *           "raisedAt": "2026-11-20T08:12:00Z",
                     *           "updatedAt": "2026-11-21T09:30:00Z",
                     *           "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *           "unreadCount": 1,
                     *           "isFollowed": true
                     *         }
                     *       ],
                     *       "facets": {
                     *         "scope": [
                     *           {
                     *             "id": "mine",
                     *             "count": 0
                     *           },
                     *           {
                     *             "id": "organisation",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "followed",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "waitingFor": [
                     *           {
                     *             "id": "you",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "us",
                     *             "count": 0
                     *           },
                     *           {
                     *             "id": "thirdParty",
                     *             "count": 0
                     *           }
                     *         ],
                     *         "status": [
                     *           {
                     *             "id": "waitingForYou",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "impact": [
                     *           {
                     *             "id": "down",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "type": [
                     *           {
                     *             "id": "fault",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "raisedBy": [
                     *           {
                     *             "id": "noor",
                     *             "name": "Noor Rahman",
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CaseList"];
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
    readonly createCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description A value that the caller makes for one submission, the same when it is sent again
                 * @example 0b9f6e2a-7a52-4f5b-9d0c-2f1f7c1e9a10
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "serviceId": "QS-104200",
                 *       "type": "fault",
                 *       "subject": "Loss of service",
                 *       "description": "The line has been down since this morning.",
                 *       "impact": "down",
                 *       "priority": "high",
                 *       "customerReference": "INC-4471",
                 *       "issueStartedAt": "2026-11-20T07:50:00Z",
                 *       "intrusiveTestsAllowed": true,
                 *       "siteContact": {
                 *         "name": "Tom Ellery",
                 *         "phone": "020 7946 0018"
                 *       },
                 *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                 *       "attachmentIds": [],
                 *       "followerIds": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewCase"];
            };
        };
        readonly responses: {
            /** @description The case; the same one for a repeated key */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "00012345",
                     *       "subject": "Loss of service at Bristol Temple Quay",
                     *       "type": "fault",
                     *       "status": "waitingForYou",
                     *       "waitingFor": "you",
                     *       "impact": "down",
                     *       "priority": "high",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "customerReference": "INC-4471",
                     *       "raisedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "raisedAt": "2026-11-20T08:12:00Z",
                     *       "updatedAt": "2026-11-21T09:30:00Z",
                     *       "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *       "unreadCount": 1,
                     *       "isFollowed": true,
                     *       "description": "The line has been down since this morning. The router shows no light on the WAN port.",
                     *       "ourPriority": "P1",
                     *       "issueStartedAt": "2026-11-20T07:50:00Z",
                     *       "intrusiveTestsAllowed": true,
                     *       "siteContact": {
                     *         "name": "Tom Ellery",
                     *         "phone": "020 7946 0018"
                     *       },
                     *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                     *       "followers": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman"
                     *         }
                     *       ],
                     *       "whatHappensNext": "Confirm that our engineer may visit tomorrow between 8:00 and 12:00.",
                     *       "expectedResolutionAt": "2026-11-21T18:00:00Z",
                     *       "slaState": "atRisk",
                     *       "resolution": null,
                     *       "incident": null,
                     *       "appointment": null,
                     *       "conversationId": "CV-00012345",
                     *       "conversationTotal": 6,
                     *       "allowedActions": [
                     *         "reply",
                     *         "follow",
                     *         "addFollowers",
                     *         "changePriority",
                     *         "close"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Case"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 409: components["responses"]["KeyInUse"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The case */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "00012345",
                     *       "subject": "Loss of service at Bristol Temple Quay",
                     *       "type": "fault",
                     *       "status": "waitingForYou",
                     *       "waitingFor": "you",
                     *       "impact": "down",
                     *       "priority": "high",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "customerReference": "INC-4471",
                     *       "raisedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "raisedAt": "2026-11-20T08:12:00Z",
                     *       "updatedAt": "2026-11-21T09:30:00Z",
                     *       "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *       "unreadCount": 1,
                     *       "isFollowed": true,
                     *       "description": "The line has been down since this morning. The router shows no light on the WAN port.",
                     *       "ourPriority": "P1",
                     *       "issueStartedAt": "2026-11-20T07:50:00Z",
                     *       "intrusiveTestsAllowed": true,
                     *       "siteContact": {
                     *         "name": "Tom Ellery",
                     *         "phone": "020 7946 0018"
                     *       },
                     *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                     *       "followers": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman"
                     *         }
                     *       ],
                     *       "whatHappensNext": "Confirm that our engineer may visit tomorrow between 8:00 and 12:00.",
                     *       "expectedResolutionAt": "2026-11-21T18:00:00Z",
                     *       "slaState": "atRisk",
                     *       "resolution": null,
                     *       "incident": null,
                     *       "appointment": null,
                     *       "conversationId": "CV-00012345",
                     *       "conversationTotal": 6,
                     *       "allowedActions": [
                     *         "reply",
                     *         "follow",
                     *         "addFollowers",
                     *         "changePriority",
                     *         "close"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Case"];
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
    readonly changeCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "priority": "urgent"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CaseChange"];
            };
        };
        readonly responses: {
            /** @description The case as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "00012345",
                     *       "subject": "Loss of service at Bristol Temple Quay",
                     *       "type": "fault",
                     *       "status": "waitingForYou",
                     *       "waitingFor": "you",
                     *       "impact": "down",
                     *       "priority": "high",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "customerReference": "INC-4471",
                     *       "raisedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "raisedAt": "2026-11-20T08:12:00Z",
                     *       "updatedAt": "2026-11-21T09:30:00Z",
                     *       "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *       "unreadCount": 1,
                     *       "isFollowed": true,
                     *       "description": "The line has been down since this morning. The router shows no light on the WAN port.",
                     *       "ourPriority": "P1",
                     *       "issueStartedAt": "2026-11-20T07:50:00Z",
                     *       "intrusiveTestsAllowed": true,
                     *       "siteContact": {
                     *         "name": "Tom Ellery",
                     *         "phone": "020 7946 0018"
                     *       },
                     *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                     *       "followers": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman"
                     *         }
                     *       ],
                     *       "whatHappensNext": "Confirm that our engineer may visit tomorrow between 8:00 and 12:00.",
                     *       "expectedResolutionAt": "2026-11-21T18:00:00Z",
                     *       "slaState": "atRisk",
                     *       "resolution": null,
                     *       "incident": null,
                     *       "appointment": null,
                     *       "conversationId": "CV-00012345",
                     *       "conversationTotal": 6,
                     *       "allowedActions": [
                     *         "reply",
                     *         "follow",
                     *         "addFollowers",
                     *         "changePriority",
                     *         "close"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Case"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly decideResolution: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `caseNumber` of a case whose solution waits for a decision
                 * @example 00012346
                 */
                readonly caseNumber: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "decision": "reject",
                 *       "reason": "The line dropped again at 09:10."
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly decision: "accept" | "reject";
                    /** @description Required to reject */
                    readonly reason?: string;
                };
            };
        };
        readonly responses: {
            /** @description The case as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "00012345",
                     *       "subject": "Loss of service at Bristol Temple Quay",
                     *       "type": "fault",
                     *       "status": "waitingForYou",
                     *       "waitingFor": "you",
                     *       "impact": "down",
                     *       "priority": "high",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "customerReference": "INC-4471",
                     *       "raisedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "raisedAt": "2026-11-20T08:12:00Z",
                     *       "updatedAt": "2026-11-21T09:30:00Z",
                     *       "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *       "unreadCount": 1,
                     *       "isFollowed": true,
                     *       "description": "The line has been down since this morning. The router shows no light on the WAN port.",
                     *       "ourPriority": "P1",
                     *       "issueStartedAt": "2026-11-20T07:50:00Z",
                     *       "intrusiveTestsAllowed": true,
                     *       "siteContact": {
                     *         "name": "Tom Ellery",
                     *         "phone": "020 7946 0018"
                     *       },
                     *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                     *       "followers": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman"
                     *         }
                     *       ],
                     *       "whatHappensNext": "Confirm that our engineer may visit tomorrow between 8:00 and 12:00.",
                     *       "expectedResolutionAt": "2026-11-21T18:00:00Z",
                     *       "slaState": "atRisk",
                     *       "resolution": null,
                     *       "incident": null,
                     *       "appointment": null,
                     *       "conversationId": "CV-00012345",
                     *       "conversationTotal": 6,
                     *       "allowedActions": [
                     *         "reply",
                     *         "follow",
                     *         "addFollowers",
                     *         "changePriority",
                     *         "close"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Case"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly closeCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "solvedByUs",
                 *       "comment": "A fuse had blown."
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly reason: "solvedByUs" | "noLongerNeeded" | "duplicate";
                    readonly comment?: string;
                };
            };
        };
        readonly responses: {
            /** @description The case as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "00012345",
                     *       "subject": "Loss of service at Bristol Temple Quay",
                     *       "type": "fault",
                     *       "status": "waitingForYou",
                     *       "waitingFor": "you",
                     *       "impact": "down",
                     *       "priority": "high",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "customerReference": "INC-4471",
                     *       "raisedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "raisedAt": "2026-11-20T08:12:00Z",
                     *       "updatedAt": "2026-11-21T09:30:00Z",
                     *       "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *       "unreadCount": 1,
                     *       "isFollowed": true,
                     *       "description": "The line has been down since this morning. The router shows no light on the WAN port.",
                     *       "ourPriority": "P1",
                     *       "issueStartedAt": "2026-11-20T07:50:00Z",
                     *       "intrusiveTestsAllowed": true,
                     *       "siteContact": {
                     *         "name": "Tom Ellery",
                     *         "phone": "020 7946 0018"
                     *       },
                     *       "accessHours": "Monday to Friday, 8:00 to 18:00",
                     *       "followers": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman"
                     *         }
                     *       ],
                     *       "whatHappensNext": "Confirm that our engineer may visit tomorrow between 8:00 and 12:00.",
                     *       "expectedResolutionAt": "2026-11-21T18:00:00Z",
                     *       "slaState": "atRisk",
                     *       "resolution": null,
                     *       "incident": null,
                     *       "appointment": null,
                     *       "conversationId": "CV-00012345",
                     *       "conversationTotal": 6,
                     *       "allowedActions": [
                     *         "reply",
                     *         "follow",
                     *         "addFollowers",
                     *         "changePriority",
                     *         "close"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Case"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly followCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
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
    readonly unfollowCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
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
    readonly addCaseFollower: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
                /**
                 * @description The `id` of a colleague
                 * @example noor
                 */
                readonly personId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Follows, now or before */
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
    readonly removeCaseFollower: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `caseNumber` of a listed case
                 * @example 00012345
                 */
                readonly caseNumber: components["parameters"]["CaseNumber"];
                /**
                 * @description The `id` of a colleague
                 * @example noor
                 */
                readonly personId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Does not follow */
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
    readonly listColleagues: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The beginning of a word of the name or of the email address
                 * @example noo
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Colleagues */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "noor",
                     *           "name": "Noor Rahman",
                     *           "email": "noor.rahman@northgate.example"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Colleague"][];
                    };
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
    readonly getServiceIssues: {
        readonly parameters: {
            readonly query: {
                /** @example QS-104200 */
                readonly serviceId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Incidents, planned works and open cases of the service */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "incidents": [],
                     *       "plannedWorks": [
                     *         {
                     *           "id": "PW-2041",
                     *           "title": "Software upgrade of a core router in Bristol",
                     *           "from": "2026-11-24T00:00:00Z",
                     *           "to": "2026-11-24T04:00:00Z",
                     *           "expectedImpact": "Two interruptions of up to five minutes",
                     *           "serviceCount": 3,
                     *           "services": [
                     *             {
                     *               "id": "QS-104200",
                     *               "name": "Bristol Temple Quay 1 Gbps",
                     *               "product": "Internet Access"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "openCases": [
                     *         {
                     *           "caseNumber": "00012345",
                     *           "subject": "Loss of service at Bristol Temple Quay",
                     *           "type": "fault",
                     *           "status": "waitingForYou",
                     *           "waitingFor": "you",
                     *           "impact": "down",
                     *           "priority": "high",
                     *           "service": {
                     *             "id": "QS-104200",
                     *             "name": "Bristol Temple Quay 1 Gbps",
                     *             "product": "Internet Access"
                     *           },
                     *           "siteName": "Bristol Temple Quay",
                     *           "customerReference": "INC-4471",
                     *           "raisedBy": {
                     *             "id": "noor",
                     *             "name": "Noor Rahman"
                     *           },
                     *           "raisedAt": "2026-11-20T08:12:00Z",
                     *           "updatedAt": "2026-11-21T09:30:00Z",
                     *           "nextUpdateDueAt": "2026-11-21T13:30:00Z",
                     *           "unreadCount": 1,
                     *           "isFollowed": true
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly incidents: readonly components["schemas"]["Incident"][];
                        readonly plannedWorks: readonly components["schemas"]["PlannedWork"][];
                        readonly openCases: readonly components["schemas"]["CaseSummary"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadQuery"];
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
    readonly listConversationEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The id of an entry; those just before it are returned
                 * @example E-00012345-6
                 */
                readonly before?: string;
                /**
                 * @description The id of an entry; those just after it are returned
                 * @example E-00012345-2
                 */
                readonly after?: string;
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `conversationId` of a case or provisioning case
                 * @example CV-00012345
                 */
                readonly conversationId: components["parameters"]["ConversationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Entries */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "E-00012345-6",
                     *           "kind": "message",
                     *           "at": "2026-11-21T09:30:00Z",
                     *           "author": {
                     *             "name": "Marta Kowalska",
                     *             "role": "engineer"
                     *           },
                     *           "text": "May our engineer visit tomorrow between 8:00 and 12:00?",
                     *           "attachments": []
                     *         }
                     *       ],
                     *       "total": 6,
                     *       "hasEarlier": true,
                     *       "hasLater": false,
                     *       "lastReadEntryId": "E-00012345-5"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConversationPart"];
                };
            };
            readonly 400: components["responses"]["BadQuery"];
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
    readonly addConversationEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description A value that the caller makes for one submission, the same when it is sent again
                 * @example 0b9f6e2a-7a52-4f5b-9d0c-2f1f7c1e9a10
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The `conversationId` of a case or provisioning case
                 * @example CV-00012345
                 */
                readonly conversationId: components["parameters"]["ConversationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Yes, ask for Tom at the front desk.",
                 *       "attachmentIds": []
                 *     }
                 */
                readonly "application/json": {
                    /** @description May be empty if there are attachments */
                    readonly text: string;
                    readonly attachmentIds?: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The entry; the same one for a repeated key */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "E-00012345-6",
                     *       "kind": "message",
                     *       "at": "2026-11-21T09:30:00Z",
                     *       "author": {
                     *         "name": "Marta Kowalska",
                     *         "role": "engineer"
                     *       },
                     *       "text": "May our engineer visit tomorrow between 8:00 and 12:00?",
                     *       "attachments": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConversationEntry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly markConversationRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `conversationId` of a case or provisioning case
                 * @example CV-00012345
                 */
                readonly conversationId: components["parameters"]["ConversationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "entryId": "E-00012345-6"
                 *     }
                 */
                readonly "application/json": {
                    readonly entryId: string;
                };
            };
        };
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly uploadAttachment: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The file's name
                 * @example router.log
                 */
                readonly name: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /** @example 07:50:12 WAN link down */
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description Stored, not scanned yet */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "AT-90001",
                     *       "name": "router.log",
                     *       "size": 22,
                     *       "mediaType": "text/plain",
                     *       "scan": "pending"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Attachment"];
                };
            };
            readonly 400: components["responses"]["BadQuery"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 413: components["responses"]["FileTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AT-1 */
                readonly attachmentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The attachment */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "AT-90001",
                     *       "name": "router.log",
                     *       "size": 22,
                     *       "mediaType": "text/plain",
                     *       "scan": "pending"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Attachment"];
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
    readonly getAttachmentFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AT-1 */
                readonly attachmentId: string;
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
                     * @example attachment; filename="router.log"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example 07:50:12 WAN link down */
                    readonly "application/octet-stream": string;
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly listServices: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Words. A service matches if its id, name, reference, product, site or postcode contains each of them, in any case
                 * @example bristol
                 */
                readonly q?: string;
                /**
                 * @description Values of `ServiceStatus`, separated by commas; default all but ceased
                 * @example live,livePending
                 */
                readonly status?: string;
                /**
                 * @description Values of `ServiceHealth`, separated by commas; default all
                 * @example down,degraded
                 */
                readonly health?: string;
                /**
                 * @description Values of `Product`, separated by commas; default all
                 * @example Internet Access
                 */
                readonly product?: string;
                /** @description The id of one project */
                readonly projectId?: string;
                /** @description The id of one site, at either end */
                readonly siteId?: string;
                /** @description Days until the end of the contract, at most; 0 for all */
                readonly contractEndsWithin?: number;
                /** @description Whether only services with open cases are listed */
                readonly openCases?: boolean;
                /** @description Who its delivery or change waits for, separated by commas; default all */
                readonly waitingFor?: string;
                /** @description A leading `-` reverses the order */
                readonly sort?: "name" | "-name" | "id" | "-id" | "product" | "-product" | "site" | "-site" | "bandwidth" | "-bandwidth" | "contractEnd" | "-contractEnd" | "mrc" | "-mrc" | "openCases" | "-openCases";
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
                     *       "items": [
                     *         {
                     *           "id": "QS-104200",
                     *           "name": "Bristol Temple Quay 1 Gbps",
                     *           "customerReference": "BTQ-WAN-1",
                     *           "product": "Internet Access",
                     *           "status": "live",
                     *           "health": "up",
                     *           "aEnd": {
                     *             "siteId": "ST-1001",
                     *             "name": "Bristol Temple Quay",
                     *             "postcode": "BS1 6DZ"
                     *           },
                     *           "bEnd": null,
                     *           "bandwidthMbps": 1000,
                     *           "contractEnd": "2027-06-30",
                     *           "mrc": {
                     *             "amount": 42000,
                     *             "currency": "GBP"
                     *           },
                     *           "openCases": 1,
                     *           "waitingFor": null,
                     *           "projectId": null
                     *         }
                     *       ],
                     *       "facets": {
                     *         "status": [
                     *           {
                     *             "id": "live",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "health": [
                     *           {
                     *             "id": "up",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "product": [
                     *           {
                     *             "id": "Internet Access",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "waitingFor": [
                     *           {
                     *             "id": "you",
                     *             "count": 0
                     *           },
                     *           {
                     *             "id": "us",
                     *             "count": 0
                     *           },
                     *           {
                     *             "id": "thirdParty",
                     *             "count": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ServiceList"];
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
    readonly createServiceExport: {
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
                 *       "health": "down",
                 *       "columns": [
                 *         "id",
                 *         "name",
                 *         "health"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly q?: string;
                    readonly status?: string;
                    readonly health?: string;
                    readonly product?: string;
                    readonly projectId?: string;
                    readonly siteId?: string;
                    readonly contractEndsWithin?: number;
                    readonly openCases?: boolean;
                    readonly waitingFor?: string;
                    /** @enum {unknown} */
                    readonly sort?: "name" | "-name" | "id" | "-id" | "product" | "-product" | "site" | "-site" | "bandwidth" | "-bandwidth" | "contractEnd" | "-contractEnd" | "mrc" | "-mrc" | "openCases" | "-openCases";
                    /** @description Fields of `ServiceSummary` in their order; default all */
                    readonly columns?: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The job */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "JB-1",
                     *       "kind": "export",
                     *       "state": "running",
                     *       "done": 0,
                     *       "total": 12,
                     *       "fileName": null,
                     *       "message": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed service
                 * @example QS-104200
                 */
                readonly serviceId: components["parameters"]["ServiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "QS-104200",
                     *       "name": "Bristol Temple Quay 1 Gbps",
                     *       "customerReference": "BTQ-WAN-1",
                     *       "product": "Internet Access",
                     *       "status": "live",
                     *       "health": "up",
                     *       "aEnd": {
                     *         "siteId": "ST-1001",
                     *         "name": "Bristol Temple Quay",
                     *         "postcode": "BS1 6DZ"
                     *       },
                     *       "bEnd": null,
                     *       "bandwidthMbps": 1000,
                     *       "contractEnd": "2027-06-30",
                     *       "mrc": {
                     *         "amount": 42000,
                     *         "currency": "GBP"
                     *       },
                     *       "openCases": 1,
                     *       "waitingFor": null,
                     *       "projectId": null,
                     *       "costCentre": "CC-410",
                     *       "orderId": "OR-55200",
                     *       "provisioningCase": null,
                     *       "nrc": {
                     *         "amount": 50000,
                     *         "currency": "GBP"
                     *       },
                     *       "activatedAt": "2024-07-01",
                     *       "healthSince": "2026-11-02T04:12:00Z",
                     *       "healthHistory": [
                     *         {
                     *           "from": "2026-11-02T03:40:00Z",
                     *           "to": "2026-11-02T04:12:00Z",
                     *           "health": "down",
                     *           "caseNumber": "00012001"
                     *         }
                     *       ],
                     *       "dependencies": [],
                     *       "sites": {
                     *         "a": {
                     *           "siteId": "ST-1001",
                     *           "name": "Bristol Temple Quay",
                     *           "address": [
                     *             "1 Temple Quay",
                     *             "Bristol"
                     *           ],
                     *           "postcode": "BS1 6DZ",
                     *           "accessTechnology": "Fibre, diverse entry",
                     *           "carrier": "Openreach",
                     *           "carrierCircuitId": "OGEA-7741-2210",
                     *           "demarcation": "Rack 4, panel B, port 12, LC single mode",
                     *           "nni": null,
                     *           "vlan": null,
                     *           "contact": {
                     *             "name": "Tom Ellery",
                     *             "phone": "020 7946 0018"
                     *           }
                     *         },
                     *         "b": null
                     *       },
                     *       "contract": {
                     *         "startedAt": "2024-07-01",
                     *         "termMonths": 36,
                     *         "noticeDays": 90,
                     *         "noticeBy": "2027-04-01",
                     *         "endOfTerm": "rollsMonthly",
                     *         "sla": {
                     *           "availabilityPercent": 99.95,
                     *           "restoreHours": 5,
                     *           "supportHours": "24x7"
                     *         }
                     *       },
                     *       "changeLock": null,
                     *       "openChanges": 0,
                     *       "allowedActions": [
                     *         "edit",
                     *         "lockChanges",
                     *         "requestChange",
                     *         "cease",
                     *         "raiseCase"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Service"];
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
    readonly changeService: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `id` of a listed service
                 * @example QS-104200
                 */
                readonly serviceId: components["parameters"]["ServiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Bristol head office",
                 *       "costCentre": "CC-410"
                 *     }
                 */
                readonly "application/json": {
                    readonly name?: string;
                    readonly customerReference?: string;
                    readonly costCentre?: string;
                };
            };
        };
        readonly responses: {
            /** @description The service as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "QS-104200",
                     *       "name": "Bristol Temple Quay 1 Gbps",
                     *       "customerReference": "BTQ-WAN-1",
                     *       "product": "Internet Access",
                     *       "status": "live",
                     *       "health": "up",
                     *       "aEnd": {
                     *         "siteId": "ST-1001",
                     *         "name": "Bristol Temple Quay",
                     *         "postcode": "BS1 6DZ"
                     *       },
                     *       "bEnd": null,
                     *       "bandwidthMbps": 1000,
                     *       "contractEnd": "2027-06-30",
                     *       "mrc": {
                     *         "amount": 42000,
                     *         "currency": "GBP"
                     *       },
                     *       "openCases": 1,
                     *       "waitingFor": null,
                     *       "projectId": null,
                     *       "costCentre": "CC-410",
                     *       "orderId": "OR-55200",
                     *       "provisioningCase": null,
                     *       "nrc": {
                     *         "amount": 50000,
                     *         "currency": "GBP"
                     *       },
                     *       "activatedAt": "2024-07-01",
                     *       "healthSince": "2026-11-02T04:12:00Z",
                     *       "healthHistory": [
                     *         {
                     *           "from": "2026-11-02T03:40:00Z",
                     *           "to": "2026-11-02T04:12:00Z",
                     *           "health": "down",
                     *           "caseNumber": "00012001"
                     *         }
                     *       ],
                     *       "dependencies": [],
                     *       "sites": {
                     *         "a": {
                     *           "siteId": "ST-1001",
                     *           "name": "Bristol Temple Quay",
                     *           "address": [
                     *             "1 Temple Quay",
                     *             "Bristol"
                     *           ],
                     *           "postcode": "BS1 6DZ",
                     *           "accessTechnology": "Fibre, diverse entry",
                     *           "carrier": "Openreach",
                     *           "carrierCircuitId": "OGEA-7741-2210",
                     *           "demarcation": "Rack 4, panel B, port 12, LC single mode",
                     *           "nni": null,
                     *           "vlan": null,
                     *           "contact": {
                     *             "name": "Tom Ellery",
                     *             "phone": "020 7946 0018"
                     *           }
                     *         },
                     *         "b": null
                     *       },
                     *       "contract": {
                     *         "startedAt": "2024-07-01",
                     *         "termMonths": 36,
                     *         "noticeDays": 90,
                     *         "noticeBy": "2027-04-01",
                     *         "endOfTerm": "rollsMonthly",
                     *         "sla": {
                     *           "availabilityPercent": 99.95,
                     *           "restoreHours": 5,
                     *           "supportHours": "24x7"
                     *         }
                     *       },
                     *       "changeLock": null,
                     *       "openChanges": 0,
                     *       "allowedActions": [
                     *         "edit",
                     *         "lockChanges",
                     *         "requestChange",
                     *         "cease",
                     *         "raiseCase"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Service"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setChangeLock: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `id` of a listed service
                 * @example QS-104200
                 */
                readonly serviceId: components["parameters"]["ServiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "locked": true,
                 *       "reason": "Year-end freeze until 5 January"
                 *     }
                 */
                readonly "application/json": {
                    readonly locked: boolean;
                    /** @description Required to lock */
                    readonly reason?: string;
                };
            };
        };
        readonly responses: {
            /** @description The service as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "QS-104200",
                     *       "name": "Bristol Temple Quay 1 Gbps",
                     *       "customerReference": "BTQ-WAN-1",
                     *       "product": "Internet Access",
                     *       "status": "live",
                     *       "health": "up",
                     *       "aEnd": {
                     *         "siteId": "ST-1001",
                     *         "name": "Bristol Temple Quay",
                     *         "postcode": "BS1 6DZ"
                     *       },
                     *       "bEnd": null,
                     *       "bandwidthMbps": 1000,
                     *       "contractEnd": "2027-06-30",
                     *       "mrc": {
                     *         "amount": 42000,
                     *         "currency": "GBP"
                     *       },
                     *       "openCases": 1,
                     *       "waitingFor": null,
                     *       "projectId": null,
                     *       "costCentre": "CC-410",
                     *       "orderId": "OR-55200",
                     *       "provisioningCase": null,
                     *       "nrc": {
                     *         "amount": 50000,
                     *         "currency": "GBP"
                     *       },
                     *       "activatedAt": "2024-07-01",
                     *       "healthSince": "2026-11-02T04:12:00Z",
                     *       "healthHistory": [
                     *         {
                     *           "from": "2026-11-02T03:40:00Z",
                     *           "to": "2026-11-02T04:12:00Z",
                     *           "health": "down",
                     *           "caseNumber": "00012001"
                     *         }
                     *       ],
                     *       "dependencies": [],
                     *       "sites": {
                     *         "a": {
                     *           "siteId": "ST-1001",
                     *           "name": "Bristol Temple Quay",
                     *           "address": [
                     *             "1 Temple Quay",
                     *             "Bristol"
                     *           ],
                     *           "postcode": "BS1 6DZ",
                     *           "accessTechnology": "Fibre, diverse entry",
                     *           "carrier": "Openreach",
                     *           "carrierCircuitId": "OGEA-7741-2210",
                     *           "demarcation": "Rack 4, panel B, port 12, LC single mode",
                     *           "nni": null,
                     *           "vlan": null,
                     *           "contact": {
                     *             "name": "Tom Ellery",
                     *             "phone": "020 7946 0018"
                     *           }
                     *         },
                     *         "b": null
                     *       },
                     *       "contract": {
                     *         "startedAt": "2024-07-01",
                     *         "termMonths": 36,
                     *         "noticeDays": 90,
                     *         "noticeBy": "2027-04-01",
                     *         "endOfTerm": "rollsMonthly",
                     *         "sla": {
                     *           "availabilityPercent": 99.95,
                     *           "restoreHours": 5,
                     *           "supportHours": "24x7"
                     *         }
                     *       },
                     *       "changeLock": null,
                     *       "openChanges": 0,
                     *       "allowedActions": [
                     *         "edit",
                     *         "lockChanges",
                     *         "requestChange",
                     *         "cease",
                     *         "raiseCase"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Service"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly listProjects: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of the name */
                readonly q?: string;
                /** @description Values of `ProjectOutlook`, separated by commas; default all */
                readonly outlook?: string;
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
                     *       "items": [
                     *         {
                     *           "id": "PJ-301",
                     *           "name": "South West branches",
                     *           "outlook": "atRisk",
                     *           "total": 12,
                     *           "delivered": 7,
                     *           "atRisk": 1,
                     *           "delayed": 0,
                     *           "waitingForYou": 1,
                     *           "committedDate": "2027-02-26",
                     *           "nextMilestone": {
                     *             "name": "Survey booked",
                     *             "siteName": "Exeter Southernhay",
                     *             "date": "2026-11-30"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProjectList"];
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
    readonly getProvisioningCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `provisioningCase` of a service in delivery
                 * @example PC-204292
                 */
                readonly caseNumber: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "PC-204292",
                     *       "orderId": "OR-55292",
                     *       "service": {
                     *         "id": "QS-104292",
                     *         "name": "Exeter Southernhay 500 Mbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Exeter Southernhay",
                     *       "project": {
                     *         "id": "PJ-301",
                     *         "name": "South West branches"
                     *       },
                     *       "status": "chargeToApprove",
                     *       "outlook": "atRisk",
                     *       "waitingFor": "you",
                     *       "dates": {
                     *         "requested": "2027-01-15",
                     *         "indicative": "2027-02-10",
                     *         "committed": null
                     *       },
                     *       "dateChanges": [
                     *         {
                     *           "date": "indicative",
                     *           "from": "2027-01-29",
                     *           "to": "2027-02-10",
                     *           "at": "2026-11-18T14:02:00Z",
                     *           "reason": "The carrier moved the survey",
                     *           "owner": "carrier"
                     *         }
                     *       ],
                     *       "next": {
                     *         "milestone": "charges",
                     *         "by": "2026-11-28",
                     *         "owner": "you",
                     *         "needs": "Accept or decline the excess construction charge."
                     *       },
                     *       "jeopardy": {
                     *         "since": "2026-11-18T14:02:00Z",
                     *         "reason": "The carrier moved the survey",
                     *         "newDate": "2027-02-10"
                     *       },
                     *       "milestones": [
                     *         {
                     *           "id": "received",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-05",
                     *             "to": "2026-10-06"
                     *           },
                     *           "actual": "2026-10-06",
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "validated",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-06",
                     *             "to": "2026-10-09"
                     *           },
                     *           "actual": "2026-10-09",
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "surveyBooked",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-09",
                     *             "to": "2026-10-15"
                     *           },
                     *           "actual": "2026-10-14",
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "surveyDone",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-15",
                     *             "to": "2026-10-24"
                     *           },
                     *           "actual": "2026-10-24",
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "charges",
                     *           "state": "current",
                     *           "planned": {
                     *             "from": "2026-10-24",
                     *             "to": "2026-11-28"
                     *           },
                     *           "actual": null,
                     *           "owner": "you",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "consents",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2026-11-28",
                     *             "to": "2026-12-12"
                     *           },
                     *           "actual": null,
                     *           "owner": "landlord",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "build",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2026-12-12",
                     *             "to": "2027-01-15"
                     *           },
                     *           "actual": null,
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "dateConfirmed",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-15",
                     *             "to": "2027-01-18"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "install",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-18",
                     *             "to": "2027-01-24"
                     *           },
                     *           "actual": null,
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "activate",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-24",
                     *             "to": "2027-01-27"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "handover",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-27",
                     *             "to": "2027-02-09"
                     *           },
                     *           "actual": null,
                     *           "owner": "you",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "complete",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-02-09",
                     *             "to": "2027-02-10"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         {
                     *           "id": "AC-204292-1",
                     *           "kind": "decideCharge",
                     *           "title": "Excess construction charge",
                     *           "detail": "84 m of new duct are needed from the footway to the building.",
                     *           "dueAt": "2026-11-28T17:00:00Z",
                     *           "charge": {
                     *             "amount": 284000,
                     *             "currency": "GBP"
                     *           },
                     *           "ifDeclined": "We cancel the order free of charge.",
                     *           "slots": []
                     *         }
                     *       ],
                     *       "answers": [],
                     *       "conversationId": "CV-PC-204292",
                     *       "conversationTotal": 9,
                     *       "allowedActions": [
                     *         "reply",
                     *         "answer"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProvisioningCase"];
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
    readonly answerDeliveryAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `provisioningCase` of a service in delivery
                 * @example PC-204292
                 */
                readonly caseNumber: string;
                /**
                 * @description The `id` of an action of the case
                 * @example AC-204292-1
                 */
                readonly actionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "answer": "accept"
                 *     }
                 */
                readonly "application/json": {
                    /** @description `confirm` a survey with a slot; `provide` a wayleave with a file; `accept` or `decline` a charge; `accept` or `dispute` a handover */
                    readonly answer: components["schemas"]["DeliveryAnswerWord"];
                    readonly slotId?: string;
                    /** @description Required to decline or dispute */
                    readonly reason?: string;
                    readonly attachmentIds?: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The delivery as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "caseNumber": "PC-204292",
                     *       "orderId": "OR-55292",
                     *       "service": {
                     *         "id": "QS-104292",
                     *         "name": "Exeter Southernhay 500 Mbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Exeter Southernhay",
                     *       "project": {
                     *         "id": "PJ-301",
                     *         "name": "South West branches"
                     *       },
                     *       "status": "chargeToApprove",
                     *       "outlook": "atRisk",
                     *       "waitingFor": "you",
                     *       "dates": {
                     *         "requested": "2027-01-15",
                     *         "indicative": "2027-02-10",
                     *         "committed": null
                     *       },
                     *       "dateChanges": [
                     *         {
                     *           "date": "indicative",
                     *           "from": "2027-01-29",
                     *           "to": "2027-02-10",
                     *           "at": "2026-11-18T14:02:00Z",
                     *           "reason": "The carrier moved the survey",
                     *           "owner": "carrier"
                     *         }
                     *       ],
                     *       "next": {
                     *         "milestone": "charges",
                     *         "by": "2026-11-28",
                     *         "owner": "you",
                     *         "needs": "Accept or decline the excess construction charge."
                     *       },
                     *       "jeopardy": {
                     *         "since": "2026-11-18T14:02:00Z",
                     *         "reason": "The carrier moved the survey",
                     *         "newDate": "2027-02-10"
                     *       },
                     *       "milestones": [
                     *         {
                     *           "id": "received",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-05",
                     *             "to": "2026-10-06"
                     *           },
                     *           "actual": "2026-10-06",
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "validated",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-06",
                     *             "to": "2026-10-09"
                     *           },
                     *           "actual": "2026-10-09",
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "surveyBooked",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-09",
                     *             "to": "2026-10-15"
                     *           },
                     *           "actual": "2026-10-14",
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "surveyDone",
                     *           "state": "done",
                     *           "planned": {
                     *             "from": "2026-10-15",
                     *             "to": "2026-10-24"
                     *           },
                     *           "actual": "2026-10-24",
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "charges",
                     *           "state": "current",
                     *           "planned": {
                     *             "from": "2026-10-24",
                     *             "to": "2026-11-28"
                     *           },
                     *           "actual": null,
                     *           "owner": "you",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "consents",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2026-11-28",
                     *             "to": "2026-12-12"
                     *           },
                     *           "actual": null,
                     *           "owner": "landlord",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "build",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2026-12-12",
                     *             "to": "2027-01-15"
                     *           },
                     *           "actual": null,
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "dateConfirmed",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-15",
                     *             "to": "2027-01-18"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "install",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-18",
                     *             "to": "2027-01-24"
                     *           },
                     *           "actual": null,
                     *           "owner": "carrier",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "activate",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-24",
                     *             "to": "2027-01-27"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "handover",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-01-27",
                     *             "to": "2027-02-09"
                     *           },
                     *           "actual": null,
                     *           "owner": "you",
                     *           "note": ""
                     *         },
                     *         {
                     *           "id": "complete",
                     *           "state": "upcoming",
                     *           "planned": {
                     *             "from": "2027-02-09",
                     *             "to": "2027-02-10"
                     *           },
                     *           "actual": null,
                     *           "owner": "us",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         {
                     *           "id": "AC-204292-1",
                     *           "kind": "decideCharge",
                     *           "title": "Excess construction charge",
                     *           "detail": "84 m of new duct are needed from the footway to the building.",
                     *           "dueAt": "2026-11-28T17:00:00Z",
                     *           "charge": {
                     *             "amount": 284000,
                     *             "currency": "GBP"
                     *           },
                     *           "ifDeclined": "We cancel the order free of charge.",
                     *           "slots": []
                     *         }
                     *       ],
                     *       "answers": [],
                     *       "conversationId": "CV-PC-204292",
                     *       "conversationTotal": 9,
                     *       "allowedActions": [
                     *         "reply",
                     *         "answer"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProvisioningCase"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly listChangeRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Words. A request matches if its id, title, service or site contains each of them, in any case */
                readonly q?: string;
                /**
                 * @description Values of `ChangeRequestStatus`, separated by commas, or `open` for all that have not ended; default all
                 * @example open
                 */
                readonly status?: string;
                /** @description Values of `ChangeRequestType`, separated by commas; default all */
                readonly type?: string;
                /** @description Who it waits for, separated by commas; default all */
                readonly waitingFor?: string;
                /** @description The id of one service */
                readonly serviceId?: string;
                /** @description How long ago it was requested: up to a week, a month, or longer */
                readonly age?: "" | "week" | "month" | "older";
                /** @description A leading `-` reverses the order */
                readonly sort?: "updatedAt" | "-updatedAt" | "requestedAt" | "-requestedAt" | "window" | "-window" | "title" | "-title";
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
                     *       "items": [
                     *         {
                     *           "id": "CR-3001",
                     *           "type": "bandwidth",
                     *           "title": "1 Gbps to 2 Gbps",
                     *           "status": "awaitingApproval",
                     *           "waitingFor": "you",
                     *           "impact": "brief",
                     *           "service": {
                     *             "id": "QS-104200",
                     *             "name": "Bristol Temple Quay 1 Gbps",
                     *             "product": "Internet Access"
                     *           },
                     *           "siteName": "Bristol Temple Quay",
                     *           "requestedBy": {
                     *             "id": "noor",
                     *             "name": "Noor Rahman"
                     *           },
                     *           "requestedAt": "2026-11-16T11:20:00Z",
                     *           "updatedAt": "2026-11-19T08:00:00Z",
                     *           "window": {
                     *             "from": "2026-12-01T22:00:00Z",
                     *             "to": "2026-12-02T02:00:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "facets": {
                     *         "status": [
                     *           {
                     *             "id": "awaitingApproval",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "type": [
                     *           {
                     *             "id": "bandwidth",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "waitingFor": [
                     *           {
                     *             "id": "you",
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangeRequestList"];
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
    readonly createChangeRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description A value that the caller makes for one submission, the same when it is sent again
                 * @example 0b9f6e2a-7a52-4f5b-9d0c-2f1f7c1e9a10
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "serviceId": "QS-104200",
                 *       "type": "bandwidth",
                 *       "bandwidthMbps": 2000,
                 *       "window": {
                 *         "from": "2026-12-01T22:00:00Z",
                 *         "to": "2026-12-02T02:00:00Z"
                 *       },
                 *       "reason": "The office grows to 400 people."
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The request; the same one for a repeated key */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "CR-3001",
                     *       "type": "bandwidth",
                     *       "title": "1 Gbps to 2 Gbps",
                     *       "status": "awaitingApproval",
                     *       "waitingFor": "you",
                     *       "impact": "brief",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "requestedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "requestedAt": "2026-11-16T11:20:00Z",
                     *       "updatedAt": "2026-11-19T08:00:00Z",
                     *       "window": {
                     *         "from": "2026-12-01T22:00:00Z",
                     *         "to": "2026-12-02T02:00:00Z"
                     *       },
                     *       "reason": "The office grows to 400 people.",
                     *       "diff": [
                     *         {
                     *           "field": "bandwidth",
                     *           "before": "1 Gbps",
                     *           "after": "2 Gbps"
                     *         }
                     *       ],
                     *       "charges": {
                     *         "nrc": {
                     *           "amount": 15000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcBefore": {
                     *           "amount": 42000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcAfter": {
                     *           "amount": 55000,
                     *           "currency": "GBP"
                     *         },
                     *         "earlyTerminationFee": null,
                     *         "earliestDate": "2026-12-01"
                     *       },
                     *       "approval": {
                     *         "state": "pending",
                     *         "by": null,
                     *         "at": null,
                     *         "comment": ""
                     *       },
                     *       "schedule": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-16T11:20:00Z",
                     *           "status": "submitted",
                     *           "by": "Noor Rahman",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "cancel"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly previewChangeRequest: {
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
                 *       "serviceId": "QS-104200",
                 *       "type": "bandwidth",
                 *       "bandwidthMbps": 2000,
                 *       "window": {
                 *         "from": "2026-12-01T22:00:00Z",
                 *         "to": "2026-12-02T02:00:00Z"
                 *       },
                 *       "reason": "The office grows to 400 people."
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The charges and the difference */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "charges": {
                     *         "nrc": {
                     *           "amount": 15000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcBefore": {
                     *           "amount": 42000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcAfter": {
                     *           "amount": 55000,
                     *           "currency": "GBP"
                     *         },
                     *         "earlyTerminationFee": null,
                     *         "earliestDate": "2026-12-01"
                     *       },
                     *       "diff": [
                     *         {
                     *           "field": "bandwidth",
                     *           "before": "1 Gbps",
                     *           "after": "2 Gbps"
                     *         }
                     *       ],
                     *       "impact": "brief"
                     *     }
                     */
                    readonly "application/json": {
                        readonly charges: components["schemas"]["ChangeCharges"];
                        readonly diff: readonly components["schemas"]["ChangedField"][];
                        readonly impact: components["schemas"]["ChangeImpact"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getChangeRequestSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbers of the caller's partner */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitingForYou": {
                     *         "total": 1,
                     *         "items": [
                     *           {
                     *             "id": "CR-3001",
                     *             "type": "bandwidth",
                     *             "title": "1 Gbps to 2 Gbps",
                     *             "status": "awaitingApproval",
                     *             "waitingFor": "you",
                     *             "impact": "brief",
                     *             "service": {
                     *               "id": "QS-104200",
                     *               "name": "Bristol Temple Quay 1 Gbps",
                     *               "product": "Internet Access"
                     *             },
                     *             "siteName": "Bristol Temple Quay",
                     *             "requestedBy": {
                     *               "id": "noor",
                     *               "name": "Noor Rahman"
                     *             },
                     *             "requestedAt": "2026-11-16T11:20:00Z",
                     *             "updatedAt": "2026-11-19T08:00:00Z",
                     *             "window": {
                     *               "from": "2026-12-01T22:00:00Z",
                     *               "to": "2026-12-02T02:00:00Z"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "byStatus": [
                     *         {
                     *           "id": "awaitingApproval",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "openByAge": [
                     *         {
                     *           "id": "week",
                     *           "count": 1
                     *         },
                     *         {
                     *           "id": "month",
                     *           "count": 0
                     *         },
                     *         {
                     *           "id": "older",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "nextWindows": [
                     *         {
                     *           "id": "CR-3001",
                     *           "type": "bandwidth",
                     *           "title": "1 Gbps to 2 Gbps",
                     *           "status": "awaitingApproval",
                     *           "waitingFor": "you",
                     *           "impact": "brief",
                     *           "service": {
                     *             "id": "QS-104200",
                     *             "name": "Bristol Temple Quay 1 Gbps",
                     *             "product": "Internet Access"
                     *           },
                     *           "siteName": "Bristol Temple Quay",
                     *           "requestedBy": {
                     *             "id": "noor",
                     *             "name": "Noor Rahman"
                     *           },
                     *           "requestedAt": "2026-11-16T11:20:00Z",
                     *           "updatedAt": "2026-11-19T08:00:00Z",
                     *           "window": {
                     *             "from": "2026-12-01T22:00:00Z",
                     *             "to": "2026-12-02T02:00:00Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly waitingForYou: {
                            readonly total: number;
                            readonly items: readonly components["schemas"]["ChangeRequestSummary"][];
                        };
                        readonly byStatus: readonly components["schemas"]["FacetCount"][];
                        readonly openByAge: readonly components["schemas"]["FacetCount"][];
                        readonly nextWindows: readonly components["schemas"]["ChangeRequestSummary"][];
                    };
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
    readonly getChangeRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a listed request
                 * @example CR-3001
                 */
                readonly changeRequestId: components["parameters"]["ChangeRequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "CR-3001",
                     *       "type": "bandwidth",
                     *       "title": "1 Gbps to 2 Gbps",
                     *       "status": "awaitingApproval",
                     *       "waitingFor": "you",
                     *       "impact": "brief",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "requestedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "requestedAt": "2026-11-16T11:20:00Z",
                     *       "updatedAt": "2026-11-19T08:00:00Z",
                     *       "window": {
                     *         "from": "2026-12-01T22:00:00Z",
                     *         "to": "2026-12-02T02:00:00Z"
                     *       },
                     *       "reason": "The office grows to 400 people.",
                     *       "diff": [
                     *         {
                     *           "field": "bandwidth",
                     *           "before": "1 Gbps",
                     *           "after": "2 Gbps"
                     *         }
                     *       ],
                     *       "charges": {
                     *         "nrc": {
                     *           "amount": 15000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcBefore": {
                     *           "amount": 42000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcAfter": {
                     *           "amount": 55000,
                     *           "currency": "GBP"
                     *         },
                     *         "earlyTerminationFee": null,
                     *         "earliestDate": "2026-12-01"
                     *       },
                     *       "approval": {
                     *         "state": "pending",
                     *         "by": null,
                     *         "at": null,
                     *         "comment": ""
                     *       },
                     *       "schedule": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-16T11:20:00Z",
                     *           "status": "submitted",
                     *           "by": "Noor Rahman",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "cancel"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangeRequest"];
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
    readonly cancelChangeRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The `id` of a listed request
                 * @example CR-3001
                 */
                readonly changeRequestId: components["parameters"]["ChangeRequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The move is off."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description The request as it is now */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"7\"",
                     *       "id": "CR-3001",
                     *       "type": "bandwidth",
                     *       "title": "1 Gbps to 2 Gbps",
                     *       "status": "awaitingApproval",
                     *       "waitingFor": "you",
                     *       "impact": "brief",
                     *       "service": {
                     *         "id": "QS-104200",
                     *         "name": "Bristol Temple Quay 1 Gbps",
                     *         "product": "Internet Access"
                     *       },
                     *       "siteName": "Bristol Temple Quay",
                     *       "requestedBy": {
                     *         "id": "noor",
                     *         "name": "Noor Rahman"
                     *       },
                     *       "requestedAt": "2026-11-16T11:20:00Z",
                     *       "updatedAt": "2026-11-19T08:00:00Z",
                     *       "window": {
                     *         "from": "2026-12-01T22:00:00Z",
                     *         "to": "2026-12-02T02:00:00Z"
                     *       },
                     *       "reason": "The office grows to 400 people.",
                     *       "diff": [
                     *         {
                     *           "field": "bandwidth",
                     *           "before": "1 Gbps",
                     *           "after": "2 Gbps"
                     *         }
                     *       ],
                     *       "charges": {
                     *         "nrc": {
                     *           "amount": 15000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcBefore": {
                     *           "amount": 42000,
                     *           "currency": "GBP"
                     *         },
                     *         "mrcAfter": {
                     *           "amount": 55000,
                     *           "currency": "GBP"
                     *         },
                     *         "earlyTerminationFee": null,
                     *         "earliestDate": "2026-12-01"
                     *       },
                     *       "approval": {
                     *         "state": "pending",
                     *         "by": null,
                     *         "at": null,
                     *         "comment": ""
                     *       },
                     *       "schedule": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-16T11:20:00Z",
                     *           "status": "submitted",
                     *           "by": "Noor Rahman",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "cancel"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a job that the caller started
                 * @example JB-1
                 */
                readonly jobId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "JB-1",
                     *       "kind": "export",
                     *       "state": "done",
                     *       "done": 12,
                     *       "total": 12,
                     *       "fileName": "services.csv",
                     *       "message": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Job"];
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
    readonly getJobFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `id` of a job that the caller started
                 * @example JB-1
                 */
                readonly jobId: string;
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
                     * @example attachment; filename="services.csv"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Service,Name,Health
                     *     QS-104200,Bristol Temple Quay 1 Gbps,down
                     */
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 504: components["responses"]["Unavailable"];
            readonly 511: components["responses"]["Unavailable"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getRequestResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `Idempotency-Key` of a call whose response never arrived
                 * @example 0b9f6e2a-7a52-4f5b-9d0c-000000000001
                 */
                readonly idempotencyKey: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The thing that it created */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operationId": "createCase",
                     *       "id": "00012345"
                     *     }
                     */
                    readonly "application/json": {
                        readonly operationId: string;
                        readonly id: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            /** @description The call never arrived: it can be sent again with the same key */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "No call with this key arrived. Send it again.",
                     *       "message": "No call with this key arrived. Send it again."
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
    readonly listSavedViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list that the views are of
                 * @example services
                 */
                readonly list: "cases" | "services" | "change-requests" | "projects";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"1\"",
                     *       "items": [
                     *         {
                     *           "id": "v1",
                     *           "name": "Down in Bristol",
                     *           "query": "health=down&q=bristol",
                     *           "columns": [
                     *             "name",
                     *             "health"
                     *           ],
                     *           "isDefault": false
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SavedViews"];
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
    readonly replaceSavedViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `ETag` of the version that the caller has seen; `*` for any version
                 * @example *
                 */
                readonly "If-Match": components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The list that the views are of
                 * @example services
                 */
                readonly list: "cases" | "services" | "change-requests" | "projects";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "v1",
                 *           "name": "Down in Bristol",
                 *           "query": "health=down&q=bristol",
                 *           "columns": [
                 *             "name",
                 *             "health"
                 *           ],
                 *           "isDefault": false
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["SavedViewList"];
            };
        };
        readonly responses: {
            /** @description The views */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "etag": "\"1\"",
                     *       "items": [
                     *         {
                     *           "id": "v1",
                     *           "name": "Down in Bristol",
                     *           "query": "health=down&q=bristol",
                     *           "columns": [
                     *             "name",
                     *             "health"
                     *           ],
                     *           "isDefault": false
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SavedViews"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Denied"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
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
