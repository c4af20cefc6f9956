// What only an announcement needs, as one part that is loaded only for one.
export { AnnouncementBanner } from '@quayside/ui/AnnouncementBanner';
export { hasContent, sanitizeHtml } from '@quayside/ui/sanitize';
