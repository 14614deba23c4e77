// @vitest-environment jsdom
import {
  type ChangeEvent,
  createElement as h,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEntered, rememberElements, replayActions } from '../../islands/replay-actions.ts';
import { type HeldActions, holdActions } from './hold-actions.ts';

const NAMES = ['a', 'b', 'c'];

/** A small form whose state is written below it. */
function Form({ onReady }: { readonly onReady: () => void }): ReactElement {
  const [chosen, setChosen] = useState('');
  const [checked, setChecked] = useState<readonly string[]>(['c']);
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  const [log, setLog] = useState<readonly string[]>([]);
  const [files, setFiles] = useState(0);
  useEffect(onReady, [onReady]);
  return h(
    'form',
    {
      onSubmit: (event) => {
        event.preventDefault();
        setLog([...log, `submit ${chosen}${text}`]);
      },
    },
    NAMES.map((name) =>
      h('input', {
        key: name,
        id: `radio-${name}`,
        type: 'radio',
        name: 'choice',
        checked: chosen === name,
        onChange: () => setChosen(name),
      }),
    ),
    NAMES.map((name) =>
      h('input', {
        key: name,
        id: `box-${name}`,
        type: 'checkbox',
        checked: checked.includes(name),
        onChange: (event) =>
          setChecked(
            event.target.checked ? [...checked, name] : checked.filter((other) => other !== name),
          ),
      }),
    ),
    h('input', {
      id: 'text',
      type: 'text',
      value: text,
      onChange: (event) => setText(event.target.value),
    }),
    h(
      'select',
      {
        id: 'size',
        value: size,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => setSize(event.target.value),
      },
      ['small', 'large'].map((name) => h('option', { key: name }, name)),
    ),
    h('input', { id: 'file', type: 'file', onChange: () => setFiles(files + 1) }),
    NAMES.map((name) =>
      h('button', {
        key: name,
        id: `button-${name}`,
        type: 'button',
        onClick: () => setLog([...log, name]),
      }),
    ),
    h('button', { id: 'submit', type: 'submit' }),
    h('output', null, JSON.stringify({ chosen, checked, text, size, files, log })),
  );
}

// Without a handler the form would be submitted and reload the page.
const reload = vi.fn();
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) {
    event.preventDefault();
    reload();
  }
});
const onAction = vi.fn();
/** React has rendered everything anew, because the HTML differs. */
const onRecoverableError = vi.fn();
let host: HTMLElement;
const held = new Map<Element, HeldActions>();
holdActions(document, held, onAction);

/** What is held of the island. */
const actions = () => held.get(host) ?? new Map();
let root: Root | undefined;

beforeEach(() => {
  host = document.createElement('div');
  host.dataset.island = 'form';
  host.innerHTML = renderToString(h(Form, { onReady: () => undefined }));
  document.body.append(host);
  held.set(host, new Map());
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  host.remove();
  vi.clearAllMocks();
});

function element<Kind extends HTMLElement = HTMLInputElement>(id: string): Kind {
  const found = host.querySelector<Kind>(`#${id}`);
  if (found === null) {
    throw new Error(`There is no #${id}.`);
  }
  return found;
}

function write(text: string): void {
  element('text').value = text;
  element('text').dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param meanwhile runs when React has been asked to hydrate and has not done so yet */
async function hydrate(meanwhile = () => {}): Promise<void> {
  const earlier = findEntered(host).filter(([field]) => !actions().has(field));
  const all = () => [...earlier, ...actions()];
  const findElements = rememberElements(host);
  await new Promise<void>((resolve) => {
    root = hydrateRoot(host, h(Form, { onReady: resolve }), { onRecoverableError });
    meanwhile();
  });
  const replayed = all();
  held.delete(host);
  await replayActions(replayed, findElements());
}

const state = () => JSON.parse(host.querySelector('output')?.textContent ?? '{}');

test('the choice of a radio button is kept, the last one of several', async () => {
  for (const name of ['a', 'b', 'a']) {
    element(`radio-${name}`).click();
  }
  expect(element('radio-a').checked).toBe(true);
  await hydrate();
  expect(state().chosen).toBe('a');
  expect(element('radio-a').checked).toBe(true);
  element('radio-c').click();
  expect(state().chosen).toBe('c');
});

test('boxes are checked and unchecked as they were left', async () => {
  for (const name of ['a', 'b', 'b', 'c']) {
    element(`box-${name}`).click();
  }
  await hydrate();
  expect(state().checked).toEqual(['a']);
  expect(NAMES.map((name) => element(`box-${name}`).checked)).toEqual([true, false, false]);
});

test('text, a selected option and a file are kept', async () => {
  write('1');
  write('12');
  element('size').value = 'large';
  element('size').dispatchEvent(new Event('change', { bubbles: true }));
  element('file').dispatchEvent(new Event('change', { bubbles: true }));
  await hydrate();
  expect(state()).toMatchObject({ text: '12', size: 'large', files: 1 });
  expect(element('text').value).toBe('12');
});

test.each(['before hydration', 'after it, in a dialog that was open'])(
  'a file reaches the field in place of one that is gone: chosen %s',
  async (when) => {
    const { files } = element('file');
    const setFiles = vi.spyOn(HTMLInputElement.prototype, 'files', 'set');
    const asked = element('file');
    const choose = () => asked.dispatchEvent(new Event('change', { bubbles: true }));
    host.querySelector('output')?.replaceChildren(document.createElement('font'));
    if (when === 'before hydration') choose();
    await hydrate();
    expect(asked.isConnected).toBe(false);
    if (when !== 'before hydration') choose();
    await vi.waitFor(() => expect(state().files).toBe(1));
    expect(setFiles.mock.contexts).toEqual([element('file')]);
    expect(setFiles.mock.calls).toEqual([[files]]);
  },
);

test('input from before the listeners were attached is kept', async () => {
  element('radio-b').checked = true;
  element('box-c').checked = false;
  element('text').value = '7';
  expect(onAction).not.toHaveBeenCalled();
  await hydrate();
  expect(state()).toMatchObject({ chosen: 'b', checked: [], text: '7' });
});

test('an early check is replayed after the choice, and does not reload the page', async () => {
  element('submit').click();
  element('radio-b').click();
  element('submit').click();
  expect(reload).not.toHaveBeenCalled();
  await hydrate();
  expect(state()).toMatchObject({ chosen: 'b', log: ['submit b'] });
  expect(reload).not.toHaveBeenCalled();
});

test('a form that is submitted without a button is held as well', async () => {
  write('3');
  element<HTMLButtonElement>('submit').remove();
  host.querySelector('form')?.requestSubmit();
  expect(reload).not.toHaveBeenCalled();
});

test('buttons are pressed once each, and each sees the effect of the previous one', async () => {
  for (const name of ['a', 'a', 'c', 'b']) {
    element(`button-${name}`).click();
  }
  await hydrate();
  expect(state().log).toEqual(['a', 'c', 'b']);
});

test('actions during hydration are kept', async () => {
  element('radio-a').click();
  await hydrate(() => {
    element('radio-b').click();
    element('box-a').click();
    element('submit').click();
  });
  expect(state()).toMatchObject({ chosen: 'b', checked: ['c', 'a'], log: ['submit b'] });
});

test('actions are replayed on the controls that React has rendered anew', async () => {
  const translated = document.createElement('font');
  translated.append(document.createElement('font'));
  host.querySelector('output')?.replaceChildren(translated);
  element('radio-c').checked = true;
  element('button-b').click();
  write('4');
  element('box-a').click();
  const pressed = element('submit');
  pressed.click();
  await hydrate();
  expect(onRecoverableError).toHaveBeenCalled();
  expect(pressed.isConnected).toBe(false);
  expect(state()).toEqual({
    chosen: 'c',
    checked: ['c', 'a'],
    text: '4',
    size: 'small',
    files: 0,
    log: ['b', 'submit c4'],
  });
});

test('each action starts the island', () => {
  for (const type of ['pointerdown', 'focusin']) {
    element('button-a').dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(onAction).toHaveBeenCalledTimes(2);
  element('button-a').click();
  expect(onAction).toHaveBeenCalledTimes(3);
});
