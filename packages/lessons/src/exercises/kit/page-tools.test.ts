// @vitest-environment jsdom
import { loadPackages } from '@vibe-docs/live/judging';
import { createElement as h, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { makePageTools } from './page-tools.ts';

await loadPackages();
const { render } = makePageTools({
  gives: async () => undefined,
  throws: async () => undefined,
  note: () => undefined,
});

function Greeting({ greeting }: { readonly greeting: string }) {
  const [name, setName] = useState('');
  const [later, setLater] = useState('');
  useEffect(() => setLater(`effect ${name}`), [name]);
  return h(
    'form',
    null,
    h(
      'label',
      null,
      'Name',
      h('input', {
        value: name,
        onChange: (e: { target: { value: string } }) => setName(e.target.value),
      }),
    ),
    h(
      'button',
      { type: 'button', disabled: name === '', onClick: () => setName(`${name}!`) },
      'Shout',
    ),
    h('h2', null, greeting, ' ', name),
    h('h2', null, later),
  );
}

test('types, clicks and waits for effects', async () => {
  const page = await render(Greeting, { greeting: 'Hello' });
  expect(page.isDisabled('button', 'Shout')).toBe(true);
  await page.type('Owl', 'Name');
  await page.click('button', 'Shout');
  expect(page.text()).toBe('Name Shout Hello Owl! effect Owl!');
  await page.update({ greeting: 'Bye' });
  expect(page.texts('heading')).toEqual(['Bye Owl!', 'effect Owl!']);
});

test('tells what was committed from what an effect changed afterwards', async () => {
  const page = await render(Greeting, { greeting: 'Hello' });
  expect(page.textAtCommit()).toBe('Name Shout Hello');
  expect(page.text()).toBe('Name Shout Hello effect');
});

test('leaves out the text of elements of a role', async () => {
  const Item = () => h('li', null, 'What is GET?', h('button', { type: 'button' }, 'Remove'));
  const page = await render(Item, {});
  expect(page.texts('listitem', 'button')).toEqual(['What is GET?']);
});

test('tells an element that stays from one that is made anew', async () => {
  const Notes = () => {
    const [count, setCount] = useState(0);
    return h(
      'div',
      null,
      h('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Next'),
      h('h2', { key: `title ${count}` }, count),
      h('p', { role: 'status' }, count),
    );
  };
  const page = await render(Notes, {});
  expect([page.isKept('status'), page.isKept('heading')]).toEqual([true, true]);
  await page.click('button', 'Next');
  expect([page.isKept('status'), page.isKept('heading')]).toEqual([true, false]);
});

test('says what there is instead of what it looks for', async () => {
  const page = await render(Greeting, { greeting: 'Hello' });
  await expect(page.click('button', 'Whisper')).rejects.toThrow(
    'There is no button "Whisper". The page has: "Shout".',
  );
});

test('an error while rendering rejects', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(render(Broken, {})).rejects.toThrow('broken');
});
