import { expect } from 'vitest';
import {
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
} from './announcement-bar.ts';
import { assume, loadInstalled, readInstalled } from './assume.ts';

interface InlineScripts {
  getAnnouncementBarInlineScript(options: object): string;
}

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'a script in the page sets data-announcement-bar-initially-dismissed from storage',
    usedBy: 'client/announcement.ts',
  },
  () => {
    const { getAnnouncementBarInlineScript } = loadInstalled(
      '@docusaurus/theme-classic/lib/inlineScripts.js',
    ) as InlineScripts;
    const script = getAnnouncementBarInlineScript({
      siteStorage: { type: 'localStorage', namespace: '' },
    });
    expect(script).toContain(`localStorage.getItem('${ANNOUNCEMENT_DISMISSED_KEY}') === 'true'`);
    expect(script).toContain(`setAttribute('${ANNOUNCEMENT_DISMISSED}', isDismissed())`);
  },
);

assume(
  {
    of: '@docusaurus/theme-common',
    that: 'the id of the announcement that was shown last is stored as docusaurus.announcement.id',
    usedBy: 'client/announcement.ts, beside the application of Docusaurus where that runs',
  },
  () => {
    const text = readInstalled('@docusaurus/theme-common/lib/contexts/announcementBar.js');
    expect(text).toContain(`createStorageSlot('${ANNOUNCEMENT_ID_KEY}')`);
    expect(text).toContain(`createStorageSlot('${ANNOUNCEMENT_DISMISSED_KEY}')`);
  },
);
