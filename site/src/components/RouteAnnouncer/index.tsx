import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/**
 * Says the title of a page after a link has changed the page without loading a new document, which
 * screen readers do not notice. The first page is announced by the browser itself. (The theme moves
 * the focus to the top of the new page.)
 *
 * The address changes first and the title with the page, which may have to be loaded: so the first
 * change of the title after one of the address is what is said. Other changes, such as those of the
 * search page while someone types, are not.
 */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const isWaiting = useRef(false);
  const [title, setTitle] = useState('');
  useEffect(() => {
    isWaiting.current = isWaiting.current || last.current !== pathname;
    last.current = pathname;
  }, [pathname]);
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === known) {
        return;
      }
      known = document.title;
      if (isWaiting.current) {
        isWaiting.current = false;
        setTitle(known);
      }
    });
    // The whole head: the element of the title can be replaced.
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  // Not `role="status"`: that is the place where a page tells of its own work.
  return (
    <div aria-live="polite" className={styles.announcer} data-route-announcer="">
      {title}
    </div>
  );
}
