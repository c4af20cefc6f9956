import type { Navigation } from '../contract/generated/openapi.ts';
import { dynamicParent, external, page, parent } from './menu.ts';

const tools = [{ name: 'SEARCH' }, { name: 'SMILE' }, { name: 'USER_GUIDE' }];

const legal = [
  page('Terms of use', '/terms-of-use'),
  page('Privacy policy', '/privacy-policy'),
  page('Cookie policy', '/cookie-policy'),
];

function documents(path: string, name: string, description: string, category: string) {
  return page(name, path, { description, pathParams: { key: 'category', value: category } });
}

/**
 * The seeded menus, the same for everybody. The portal hides what a user may not open. Pages that are under development are in no menu.
 */
export const seedNavigation: Navigation = {
  apollo: {
    portalPages: [
      page('Dashboard', '/dashboard'),
      page('Quoting', '/1access'),
      page('Voice', '/voice'),
      page('Cloud', '/cloud'),
      parent('Services', '/services', [
        page('Services and projects', '/services', {
          description: 'Every circuit that you run with us',
        }),
        page('Deliveries', '/services/deliveries', {
          description: 'What is ordered and not live yet, with its next step',
        }),
        page('Projects', '/services/projects', {
          description: 'Services that are delivered together, with their outlook',
        }),
        page('Change requests', '/services/change-requests', {
          description: 'Moves, adds and changes on live services',
        }),
        page('Change request dashboard', '/services/change-requests/dashboard', {
          description: 'Change requests by state and age',
        }),
        external('Network status', 'https://status.quayside.example/', {
          description: 'Live incidents and planned works, outside the portal',
        }),
      ]),
      parent('Support', '/support', [
        page('Support overview', '/support', { description: 'Open cases at a glance' }),
        page('Cases', '/support/cases', { description: 'Faults, questions and billing queries' }),
        page('New case', '/new-support-case', { description: 'Report a fault or ask a question' }),
      ]),
      page('Partner programme', '/partner-programme'),
      page('Approvals', '/approvals'),
      dynamicParent('Resources', '/resource', [
        documents('/resource', 'Price books', 'Wholesale and retail prices by product', 'price-books'),
        documents('/resource', 'Service guides', 'How each product works and is supported', 'service-guides'),
        documents('/resource', 'Order forms', 'Forms that still need a signature', 'order-forms'),
        documents('/resource', 'Release notes', 'What changed in the portal', 'release-notes'),
      ]),
      page('Admin', '/admin'),
    ],
    portalMenu: [
      page('My profile', '/my-profile'),
      page('Feedback', '/feedbacks'),
      page('Developer', '/dev'),
      ...legal,
    ],
    portalTools: tools,
  },
  artemis: {
    portalPages: [
      page('New order', '/artemis/ordering/new'),
      page('Admin', '/artemis/admin'),
      external('Network status', 'https://status.quayside.example/'),
    ],
    portalMenu: [page('My profile', '/my-profile'), page('Feedback', '/feedbacks'), ...legal],
    portalTools: tools,
  },
};
