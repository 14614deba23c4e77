/**
 * Change it together with the content of the bar (`shell.ts`): readers who closed the old one then see
 * the new one.
 */
export const announcementId = 'documentation-written-2026';
