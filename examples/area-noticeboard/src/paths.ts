import { definePath, listQuery } from '@quayside/portal-core/addresses';

const query = listQuery({
  filters: { topic: ['works', 'news'] },
  sorts: ['-publishedAt', 'publishedAt', 'title', '-title'],
});

export const noticesPath = definePath('/noticeboard', { query });
export const newNoticePath = definePath('/noticeboard/new');
export const noticePath = definePath('/noticeboard/:noticeId');
