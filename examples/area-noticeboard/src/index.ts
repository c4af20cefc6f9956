export { noticeboardArea } from './area.ts';
