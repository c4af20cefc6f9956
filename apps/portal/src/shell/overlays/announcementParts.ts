// One chunk with the code that only an announcement needs.
export { AnnouncementBanner } from '@quayside/ui/AnnouncementBanner';
export { hasContent, sanitizeHtml } from '@quayside/ui/sanitize';
