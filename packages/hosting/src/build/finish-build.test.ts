import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../built-site.ts';
import { writeInto } from '../exports/export-folder.ts';
import { hostingRulesSchema } from '../rules/hosting-rules.ts';
import { cspOf } from '../rules/response-headers.ts';
import {
  fixturePage,
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { finishBuild } from './finish-build.ts';

let temporary: TemporaryFolder;
let buildDir: string;
let cacheDir: string;
beforeEach(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  cacheDir = join(temporary.folder, 'cache');
  await writeFixtureSite(buildDir);
});
afterEach(() => temporary.remove());

const finish = async () => {
  const build = await finishBuild({ buildDir, cacheDir, rules: fixtureRules });
  if (build.kind === 'failed') throw new Error('The fixture build has findings.');
  return build;
};

describe('finishBuild', () => {
  it('writes a manifest with the hashes of inline code', async () => {
    await finish();
    const manifest = readManifest(buildDir);
    // sha256 of "window.a = 1;", "p{color:blue}" and "color:red", taken with openssl.
    expect(manifest.inlineHashes).toEqual({
      scripts: ['sha256-ShPZs6SyOIfeOg7tsGkUC0BIIQiM/4HlSLumBwNEK6k='],
      styles: ['sha256-O3MD3BNalwJODrH2e1G/rVFeOlpBK2DGxBAnY1kvk5U='],
      styleAttributes: ['sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='],
    });
    expect(manifest.pageStyles['/docs/intro.html']).toEqual([]);
    expect(manifest.pageStyles['/docs/styled.html']).toEqual(manifest.inlineHashes.styles);
    expect(manifest.pageStyles).not.toHaveProperty(['/assets/live/frame-1.html']);
    // sha256 of "window.b = 2;", the script of the framed page.
    expect(manifest.framedHashes).toEqual({
      scripts: ['sha256-S0B5r52pEVInKFpd6Q4X0AIbBQCPPiKy7Tacv+iW/V0='],
      styles: [],
      styleAttributes: [],
    });
    expect(cspOf(manifest)).toContain(
      "script-src 'self' 'sha256-ShPZs6SyOIfeOg7tsGkUC0BIIQiM/4HlSLumBwNEK6k='; ",
    );
    expect(manifest.rules.redirects).toHaveLength(6);
  });

  it('writes compressed siblings for text over 1 kB, with the timestamp of the file', async () => {
    await finish();
    const file = join(buildDir, 'docs/C#.html');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(
      fixturePage('docs/C#.html'),
    );
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(fixturePage('docs/C#.html'));
    expect((await stat(`${file}.br`)).mtime).toEqual((await stat(file)).mtime);
    const names = await readdir(buildDir);
    expect(names).not.toContain('robots.txt.gz');
    expect(names).not.toContain('samples.tar.gz.gz');
  });

  it('has identical bytes the second time', async () => {
    const files = ['.hosting-manifest.json', 'index.html.br', 'index.html.gz'];
    const read = () => Promise.all(files.map((file) => readFile(join(buildDir, file))));
    await finish();
    const before = await read();
    await finish();
    expect(await read()).toEqual(before);
  });

  it('uses only the cache the second time', async () => {
    await finish();
    const entries = await readdir(cacheDir);
    expect(entries).toHaveLength(32);
    for (const entry of entries) await writeInto(cacheDir, entry, entry);
    await finish();
    const siblings = (await readdir(buildDir, { recursive: true })).filter((name) =>
      /\.(br|gz)$/.test(name),
    );
    const texts = await Promise.all(siblings.map((name) => readFile(join(buildDir, name), 'utf8')));
    expect(texts.filter((text) => entries.includes(text))).toHaveLength(32);
  });

  it('compresses the scripts of all pages most, and files of one page fastest', async () => {
    // Real text, for which the slower quality is measurably better.
    const text = await readFile(new URL(import.meta.url), 'utf8');
    await writeInto(buildDir, 'assets/js/one.js', text);
    await writeInto(buildDir, 'assets/js/many.js', text);
    await writeInto(buildDir, 'assets/js/data.json', text);
    await finishBuild({
      buildDir,
      rules: fixtureRules,
      isOfOnePage: (file) => file === '/assets/js/one.js',
    });
    const read = (name: string) => readFile(join(buildDir, `assets/js/${name}.br`));
    const one = await read('one.js');
    const many = await read('many.js');
    const data = await read('data.json');
    expect(one.length).toBeGreaterThan(data.length);
    expect(data.length).toBeGreaterThan(many.length);
    expect(brotliDecompressSync(one).toString()).toBe(text);
    expect(brotliDecompressSync(many).toString()).toBe(text);
  });

  it('keeps only the entries of the last build in the cache', async () => {
    await finish();
    await writeInto(cacheDir, 'notes.txt', 'mine');
    const before = await readdir(cacheDir);
    await writeInto(buildDir, 'docs/intro.html', fixturePage('new text'));
    await finish();
    const after = await readdir(cacheDir);
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    expect(after).toContain('notes.txt');
  });

  it('uses one entry for identical files', async () => {
    await writeInto(buildDir, 'copy.html', fixturePage('index.html'));
    await writeInto(buildDir, 'second-copy.html', fixturePage('index.html'));
    await finish();
    expect(await readFile(join(buildDir, 'copy.html.br'))).toEqual(
      await readFile(join(buildDir, 'index.html.br')),
    );
  });

  it('removes siblings of an earlier build, and no other archives', async () => {
    await writeInto(buildDir, 'gone.js.br', 'old');
    await writeInto(buildDir, 'robots.txt.gz', 'old');
    await finish();
    const names = await readdir(buildDir);
    expect(names).not.toContain('gone.js.br');
    expect(names).not.toContain('robots.txt.gz');
    expect(names).toContain('samples.tar.gz');
  });

  it('uses the inspections that are passed in, and reads the other pages', async () => {
    const known = { scripts: ['window.c = 3;'], styles: [], styleAttributes: [], findings: [] };
    const inspections = new Map([['/index.html', known]]);
    await finishBuild({ buildDir, rules: fixtureRules, inspections });
    const { scripts } = readManifest(buildDir).inlineHashes;
    // That of the other pages, and sha256 of "window.c = 3;".
    expect(scripts).toHaveLength(2);
    expect(scripts).toContain('sha256-ShPZs6SyOIfeOg7tsGkUC0BIIQiM/4HlSLumBwNEK6k=');
  });

  it('reports all findings at once and writes nothing', async () => {
    await writeInto(
      buildDir,
      'bad.html',
      '<!doctype html><p onclick="a()"><a href="javascript:b()">',
    );
    const rules = hostingRulesSchema.parse({ redirects: [{ from: '/docs', to: '/missing' }] });
    const build = await finishBuild({ buildDir, rules });
    const codes = build.kind === 'failed' ? build.findings.map(({ code }) => code) : [];
    expect(codes).toEqual(['hosting/redirect', 'hosting/inline-handler', 'hosting/javascript-url']);
    expect(await readdir(buildDir)).not.toContain('.hosting-manifest.json');
  });
});

describe('readManifest', () => {
  it('names the missing file and the remedy', () => {
    const file = join(buildDir, '.hosting-manifest.json');
    expect(() => readManifest(buildDir)).toThrow(`Cannot read ${file}. Run "npm run build" first.`);
  });

  it('names a file that is not JSON', async () => {
    await writeInto(buildDir, '.hosting-manifest.json', '{');
    const file = join(buildDir, '.hosting-manifest.json');
    expect(() => readManifest(buildDir)).toThrow(`${file} is not JSON. Run "npm run build" first.`);
  });

  it('names the invalid field', async () => {
    await writeInto(buildDir, '.hosting-manifest.json', '{"version":1}');
    expect(() => readManifest(buildDir)).toThrow(
      /is not a hosting manifest of this version:\n(?:.*\n)*.*version(?:.*\n)*.*npm run build/,
    );
  });
});
