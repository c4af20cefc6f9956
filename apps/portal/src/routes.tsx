import { rules } from '@quayside/portal-core/access';
import { lazyNamed } from './shell/loading/lazyNamed.ts';
import { PRODUCT_NAME } from './product.ts';
import type { PortalRedirect, PortalRoute } from './shell/routing/portalRoute.ts';

const LandingPage = lazyNamed('LandingPage', () => import('./areas/landing/LandingPage.tsx'));
const TermsOfUsePage = lazyNamed('TermsOfUsePage', () => import('./areas/legal/TermsOfUsePage.tsx'));
const PrivacyPolicyPage = lazyNamed('PrivacyPolicyPage', () => import('./areas/legal/PrivacyPolicyPage.tsx'));
const CookiePolicyPage = lazyNamed('CookiePolicyPage', () => import('./areas/legal/CookiePolicyPage.tsx'));
const DevPage = lazyNamed('DevPage', () => import('./areas/dev/DevPage.tsx'));
const ResourcesPage = lazyNamed('ResourcesPage', () => import('./areas/resources/pages/ResourcesPage.tsx'));
const DocumentPage = lazyNamed('DocumentPage', () => import('./areas/resources/pages/DocumentPage.tsx'));
const NotFoundPage = lazyNamed('NotFoundPage', () => import('./areas/notFound/NotFoundPage.tsx'));

/** Every page of the portal. A route, its menu item and a link to it are judged by the same rule object. */
export const routes: readonly PortalRoute[] = [
  { path: '/', title: PRODUCT_NAME, access: rules.signedIn, view: 'shared', page: LandingPage },
  { path: '/landing', title: PRODUCT_NAME, access: rules.signedIn, view: 'shared', page: LandingPage },
  { path: '/my-profile', title: 'Profile', access: rules.signedIn, view: 'shared' },
  { path: '/terms-of-use', title: 'Legal', access: rules.signedIn, view: 'shared', page: TermsOfUsePage },
  {
    path: '/privacy-policy',
    title: 'Legal',
    access: rules.signedIn,
    view: 'shared',
    page: PrivacyPolicyPage,
  },
  { path: '/cookie-policy', title: 'Legal', access: rules.signedIn, view: 'shared', page: CookiePolicyPage },
  { path: '/search', title: 'Search', access: rules.eitherView, view: 'shared' },
  { path: '/feedbacks', title: 'Feedbacks', access: rules.eitherView, view: 'shared' },
  { path: '/dev', title: 'Developer', access: rules.developer, view: 'shared', page: DevPage },

  { path: '/dashboard', title: 'Dashboard', access: rules.apollo, view: 'apollo' },
  { path: '/1access', title: 'Connectivity Quoting', access: rules.apolloService1Access, view: 'apollo' },
  { path: '/voice', title: 'Voice', access: rules.apollo, view: 'apollo' },
  { path: '/cloud', title: 'Cloud', access: rules.apolloService1Cloud, view: 'apollo' },
  { path: '/admin', title: 'Admin', access: rules.apolloAdmin, view: 'apollo' },
  { path: '/resource', title: 'Resources', access: rules.apollo, view: 'apollo', page: ResourcesPage },
  {
    path: '/resource/:documentId',
    title: 'Document',
    access: rules.apollo,
    view: 'apollo',
    page: DocumentPage,
  },
  { path: '/services', title: 'Services', access: rules.apolloEndUserPortal, view: 'apollo' },
  {
    path: '/services/provisioning-cases/:caseNumber',
    title: 'Provisioning case',
    access: rules.apolloEndUserPortal,
    view: 'apollo',
  },
  {
    path: '/services/change-requests',
    title: 'Change requests',
    access: rules.apolloEndUserPortal,
    view: 'apollo',
  },
  {
    path: '/services/change-requests/dashboard',
    title: 'Change request dashboard',
    access: rules.apolloEndUserPortal,
    view: 'apollo',
  },
  {
    path: '/services/change-requests/:id',
    title: 'Change request',
    access: rules.apolloEndUserPortal,
    view: 'apollo',
  },
  { path: '/services/:serviceId', title: 'Service', access: rules.apolloEndUserPortal, view: 'apollo' },
  { path: '/support', title: 'Support', access: rules.apollo, view: 'apollo' },
  { path: '/support/cases', title: 'Support cases', access: rules.apollo, view: 'apollo' },
  { path: '/support/cases/:caseNumber', title: 'Support case', access: rules.apollo, view: 'apollo' },
  {
    path: '/partner-programme',
    title: 'Partner programme',
    access: rules.apolloPartnerProgramme,
    view: 'apollo',
  },
  { path: '/approvals', title: 'Approvals', access: rules.apolloApprovals, view: 'apollo' },
  { path: '/new-support-case', title: 'New Case', access: rules.apollo, view: 'apollo' },
  { path: '/layout-demo', title: 'Layout demo', access: rules.apollo, view: 'apollo' },
  { path: '/style-demo', title: 'Style demo', access: rules.apollo, view: 'apollo' },

  { path: '/artemis/dashboard', title: 'Dashboard', access: rules.artemisDashboard, view: 'artemis' },
  { path: '/artemis/ordering/new', title: 'New Order', access: rules.artemis, view: 'artemis' },
  { path: '/artemis/ordering/cases', title: 'Cases', access: rules.artemis, view: 'artemis' },
  { path: '/artemis/ordering/orders', title: 'Orders', access: rules.artemis, view: 'artemis' },
  { path: '/artemis/inventory', title: 'Inventory', access: rules.artemis, view: 'artemis' },
  { path: '/artemis/resources', title: 'Resources', access: rules.artemis, view: 'artemis' },
  { path: '/artemis/admin', title: 'Admin', access: rules.artemisAdmin, view: 'artemis' },
  { path: '/artemis/*', title: 'Page Not Found', access: rules.artemis, view: 'artemis', page: NotFoundPage },
  { path: '*', title: 'Page Not Found', access: rules.signedIn, view: 'shared', page: NotFoundPage },
];

/** Addresses that lead elsewhere, before any guard. */
export const redirects: readonly PortalRedirect[] = [
  { path: '/login', to: '/landing' },
  { path: '/artemis', to: '/artemis/dashboard' },
  { path: '/artemis/ordering', to: '/artemis/ordering/orders' },
];
