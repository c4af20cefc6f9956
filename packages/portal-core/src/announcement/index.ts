export {
  createAnnouncement,
  type Announcement,
  type AnnouncementOptions,
  type AnnouncementPorts,
  type AnnouncementState,
} from './createAnnouncement.ts';
export { maxRichTextLength } from '../base/parsing/readRichText.ts';
