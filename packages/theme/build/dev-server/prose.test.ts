import { describe, expect, it } from 'vitest';
import type { CompiledPage } from './compile-page.ts';
import { openProse } from './prose.ts';

/** Prose of which each import is one file; what is compiled and what it says are set by the tests. */
function openTexts(texts: Record<string, string>) {
  let held: Promise<void> = Promise.resolve();
  const prose = openProse(async (request): Promise<CompiledPage> => {
    const text = texts[request] ?? '';
    await held;
    if (text === 'mistake') throw new Error(`${request}:1: mistake`);
    const imports = text.startsWith('with ') ? [text.slice(5)] : [];
    const code = `exports.text = ${imports.map((name) => `require('${name}') + `)}'${text}'`;
    return { code, files: new Set([`/${request}`]), imports };
  });
  return {
    prose,
    /** Lets what is being compiled wait. @returns how to let it go on */
    hold() {
      let goOn: () => void = () => undefined;
      held = new Promise((resolve) => {
        goOn = resolve;
      });
      return goOn;
    },
  };
}

describe('openProse', () => {
  it('compiles what has changed, into the object that it gave before', async () => {
    const texts = { page: 'first' };
    const { prose } = openTexts(texts);
    const module = await prose.load('page');
    texts.page = 'second';
    await prose.refresh();
    expect(module).toMatchObject({ text: 'first' });
    expect(prose.noteChange('/page')).toEqual(['page']);
    await prose.refresh();
    expect(module).toMatchObject({ text: 'second' });
  });

  it('sees a change during the compilation', async () => {
    const texts = { page: 'first' };
    const { prose, hold } = openTexts(texts);
    const goOn = hold();
    const loading = prose.load('page');
    texts.page = 'second';
    prose.noteChange('/page');
    goOn();
    const module = await loading;
    await prose.refresh();
    expect(module).toMatchObject({ text: 'second' });
  });

  it('does not take a compilation from before a change for one after it', async () => {
    const texts = { page: 'first' };
    const { prose, hold } = openTexts(texts);
    const module = await prose.load('page');
    texts.page = 'mistake';
    prose.noteChange('/page');
    const goOn = hold();
    const old = prose.refresh();
    texts.page = 'second';
    prose.noteChange('/page');
    const refreshed = prose.refresh();
    goOn();
    await Promise.all([old, refreshed]);
    expect(module).toMatchObject({ text: 'second' });
    expect(() => prose.check(['page'])).not.toThrow();
  });

  it('tells a mistake to the pages that consist of it, until it is gone', async () => {
    const texts = { page: 'first', other: 'other' };
    const { prose } = openTexts(texts);
    const module = await prose.load('page');
    await prose.load('other');
    texts.page = 'mistake';
    prose.noteChange('/page');
    await prose.refresh();
    expect(() => prose.check(['page'])).toThrow('page:1: mistake');
    expect(() => prose.check(['other'])).not.toThrow();
    texts.page = 'third';
    prose.noteChange('/page');
    await prose.refresh();
    prose.check(['page', 'other']);
    expect(module).toMatchObject({ text: 'third' });
  });

  it('gives an import with a mistake an object that is filled when it is repaired', async () => {
    const texts = { page: 'mistake' };
    const { prose } = openTexts(texts);
    const module = await prose.load('page');
    expect(() => prose.check()).toThrow('page:1: mistake');
    texts.page = 'first';
    await prose.refresh();
    prose.check();
    expect(module).toMatchObject({ text: 'first' });
  });

  it('evaluates again with the modules of another bundle', async () => {
    const { prose } = openTexts({ page: 'with name' });
    prose.renew({ name: 'one ' });
    const module = await prose.load('page');
    expect(module).toMatchObject({ text: 'one with name' });
    expect(prose.imports()).toEqual(['name']);
    prose.renew({ name: 'two ' });
    expect(await prose.load('page')).toBe(module);
    expect(module).toMatchObject({ text: 'two with name' });
  });
});
