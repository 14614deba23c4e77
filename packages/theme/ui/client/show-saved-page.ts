import { startIslands } from './islands/start-islands.ts';

/** What the development server says (`dev-server/serve-documents.ts`). */
interface Message {
  /** What has changed: this page, or something that it only shows after it was loaded again. */
  readonly kind: 'page' | 'script' | 'failure' | 'findings';
  readonly text?: string;
}

/** Set by the bundler. */
declare const DEV_EVENTS: string;

/**
 * The page script in the development server: shows what a writer has saved, in place, and what is wrong with it.
 *
 * @param enhance what the page script does with the content of each page that is shown
 */
export function showSavedPage(enhance: () => void): void {
  let shown = parse(document.documentElement.outerHTML);
  const findings = note('status');
  const failure = note('alert');

  const events = new EventSource(DEV_EVENTS + encodeURIComponent(location.pathname));
  events.onmessage = async ({ data }) => {
    const { kind, text = '' }: Message = JSON.parse(data);
    if (kind === 'script') location.reload();
    if (kind === 'page') await update();
    if (kind === 'failure') say(failure, text);
    if (kind === 'findings') say(findings, text);
  };

  /** Replaces what differs in the page that the server sends now. */
  async function update(): Promise<void> {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
    const text = await response.text();
    if (!response.ok) {
      say(failure, parse(text).querySelector('pre')?.textContent ?? text);
      return;
    }
    say(failure, '');
    const next = parse(text);
    document.title = next.title;
    const styles = next.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const current = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (styles && current && styles.getAttribute('href') !== current.getAttribute('href')) {
      styles.onload = () => current.remove();
      current.after(styles);
    }
    for (const part of replaceDifferent(shown.body, next.body, document.body)) {
      startIslands(document, part);
    }
    shown = parse(text);
    enhance();
  }
}

/** @returns the smallest elements that differ, as they are in the page now */
function replaceDifferent(before: Element, after: Element, live: Element): Element[] {
  const old = [...before.children];
  const own = [...live.children];
  const isAlike =
    before.children.length === after.children.length &&
    old.length === own.length &&
    before.cloneNode().isEqualNode(after.cloneNode()) &&
    textOf(before) === textOf(after);
  if (before.isEqualNode(after)) return [];
  if (isAlike) {
    return [...after.children].flatMap((child, place) => {
      const [one, now] = [old[place], own[place]];
      return one && now ? replaceDifferent(one, child, now) : [];
    });
  }
  const fresh = document.importNode(after, true);
  live.replaceWith(fresh);
  return [fresh];
}

/** The text of an element outside of its children. */
function textOf({ childNodes }: Element): string {
  return Array.from(childNodes, (node) => (node instanceof Text ? node.data : '')).join('\0');
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A strip at the foot of the window, hidden while it has nothing to say. */
function note(role: string): HTMLElement {
  const strip = document.createElement('pre');
  strip.role = role;
  strip.hidden = true;
  strip.dataset.development = '';
  Object.assign(strip.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '1000',
    maxHeight: '40vh',
    overflow: 'auto',
    margin: '0',
    borderTop: `4px solid ${role === 'alert' ? '#b3261e' : '#8a6d00'}`,
    borderRadius: '0',
    whiteSpace: 'pre-wrap',
  });
  return strip;
}

function say(strip: HTMLElement, text: string): void {
  strip.textContent = text;
  strip.hidden = text === '';
  document.body.append(strip);
}
