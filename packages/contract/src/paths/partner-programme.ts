import { definePath, listQuery } from '@quayside/portal-core/addresses';

export const programmePath = definePath('/partner-programme');

export const dealsPath = definePath('/partner-programme/deals', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      status: ['open', 'draft', 'pending', 'approved', 'returned', 'rejected', 'expired'],
      product: ['wan', 'internetAccess', 'backupLines', 'voice', 'cloud', 'contactCentre'],
      attention: ['yes'],
      protectionEnds: ['30'],
      owner: ['me'],
    },
    sorts: [
      '-updatedAt',
      'updatedAt',
      'number',
      '-number',
      'name',
      '-name',
      'customerName',
      '-customerName',
      'tcv',
      '-tcv',
      'decisionDueOn',
      '-decisionDueOn',
      'protectedUntil',
      '-protectedUntil',
      'expectedCloseOn',
      '-expectedCloseOn',
    ],
  }),
});

export const newDealPath = definePath('/partner-programme/deals/new');

export const dealPath = definePath('/partner-programme/deals/:number');

export const editDealPath = definePath('/partner-programme/deals/:number/edit');
