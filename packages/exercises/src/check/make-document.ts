import { JSDOM } from 'jsdom';

/** Gives this thread the globals of a window that React and checks of components use. */
export function makeDocument(): void {
  const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
  const names = [
    ...['window', 'document', 'navigator', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement'],
    ...['HTMLTextAreaElement', 'HTMLIFrameElement', 'Event', 'MouseEvent', 'SubmitEvent'],
    ...['getComputedStyle', 'SVGElement', 'HTMLSelectElement'],
  ];
  for (const name of names) {
    const value: unknown = Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
