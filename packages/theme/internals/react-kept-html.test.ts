// @vitest-environment jsdom
// React does not touch the content of an element during hydration when that content is given as HTML
// (`dangerouslySetInnerHTML`), even if the server rendered it from elements. It compares the two only to warn,
// which `suppressHydrationWarning` turns off. When the HTML differs, React 19 may write it again
// (https://github.com/react/react/issues/32975).
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { assume } from './assume.ts';

assume(
  {
    of: 'react-dom',
    that: 'an element that is given the HTML which it holds keeps its content while it is hydrated',
    usedBy: 'components/Checkpoint/texts.ts, so that the page holds texts of questions once',
  },
  () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(
      createElement('p', null, createElement('b', { 'data-text': 0 } as object, 'One')),
    );
    const content = host.querySelector('b');
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = vi.fn();
    const element = createElement('p', {
      suppressHydrationWarning: true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what is tried
      dangerouslySetInnerHTML: { __html: '<b data-text="0">One</b>' },
    });
    const root = flushSync(() => hydrateRoot(host, element, { onRecoverableError: fail }));
    flushSync(() => root.render(element));
    expect(host.querySelector('b')).toBe(content);
    expect([warn.mock.calls, fail.mock.calls]).toEqual([[], []]);
    root.unmount();
    warn.mockRestore();
  },
);
