// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { assume } from './assume.ts';
import { enterValue } from './react-value-tracker.ts';

assume(
  {
    of: 'react-dom',
    that: 'a field tells of a value that is set by the property of its prototype, and of no other',
    usedBy: 'islands/replay-actions.ts, which replays what was entered before hydration',
  },
  () => {
    const host = document.body.appendChild(document.createElement('div'));
    const hear = vi.fn();
    const root = createRoot(host);
    flushSync(() => root.render(createElement('input', { defaultValue: 'a', onChange: hear })));
    const field = host.querySelector('input');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(hear).not.toHaveBeenCalled();
    if (field !== null) {
      enterValue(field, 'a');
    }
    expect(hear).toHaveBeenCalledOnce();
    expect(field?.value).toBe('a');
    root.unmount();
  },
);
