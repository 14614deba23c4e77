import type { Theme } from '@vibe-docs/live/browser';
import { useSyncExternalStore } from 'react';

/** The colours in which the page is shown, also after they were switched. */
export function usePageTheme(): Theme {
  return useSyncExternalStore(
    watchTheme,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}

function watchTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
