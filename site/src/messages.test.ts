import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const PACKAGES = '../../packages';

/** In a language without Latin letters; places for values stay. */
const pseudo = (text: string) =>
  text.replaceAll(/\{\w+\}|\p{L}/gu, (part) => (part[1] ? part : 'ж'));

/** Paths of all catalogues. */
const catalogues = readdirSync(join(import.meta.dirname, PACKAGES))
  .map((name) => join(import.meta.dirname, PACKAGES, name, 'ui/messages'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.json'));
const NO_CATALOGUES = ['locale.json', 'digits.json'];
const idOf = (file: string) => `@generated/messages/default/${basename(file)}`;

beforeAll(() => {
  vi.resetModules();
  for (const file of catalogues.filter((name) => !NO_CATALOGUES.includes(basename(name)))) {
    const text = readFileSync(file, 'utf8');
    const texts = JSON.parse(text, (_key, value) =>
      typeof value === 'string' ? pseudo(value) : value,
    );
    vi.doMock(idOf(file), () => ({ default: texts }));
  }
  vi.doMock('@docusaurus/Translate', async (importActual) => {
    const { translate } =
      await importActual<typeof import('@vibe-docs/theme/ui/messages/testing/translate')>();
    return {
      translate: (message: { readonly message: string }, values = {}) =>
        translate({ message: pseudo(message.message) }, values),
    };
  });
});

// Test files share their modules.
afterAll(() => {
  for (const id of ['@docusaurus/Translate', ...catalogues.map(idOf)]) {
    vi.doUnmock(id);
  }
  vi.resetModules();
});

/** What a reader reads or hears, without code and the reader's own text. */
function shownTexts(component: ComponentType<never>, props: object): string {
  const html = renderToString(createElement(component as ComponentType, props) as ReactNode);
  const attributes = [...html.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  const text = html
    .replaceAll(/<(code|textarea|option|kbd)\b.*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>|&\w+;/g, ' ');
  return [text, ...attributes.map(([, value]) => value)].join(' ');
}

const nothing = () => undefined;
const texts = () => ({ children: '…' });
const elements = [0, 1, 2, 3, 4].map((key) => createElement('span', { key }, '…'));
const choices = [
  { text: 1, isRight: true, explanation: 2 },
  { text: 3, isRight: false, explanation: 4 },
];
const question = { id: 'q', prompt: 0, section: 's', sectionTitle: '…' };
const card = { page: '', texts, lesson: '', number: 1, total: 3, takesFocus: false };
const QUESTIONS = {
  several: { ...question, kind: 'several', choices },
  number: { ...question, kind: 'number', answer: 1, explanation: 1, mistakes: [] },
  order: { ...question, kind: 'order', items: [1, 2], shown: [1, 0], explanation: 3 },
};
const wrong = { isRight: false, explanations: [], hint: { kind: 'missing', count: 2 } };

test.each<[file: string, name: string, props: object]>([
  [
    'lessons/ui/Checkpoint/QuestionCard.tsx',
    'QuestionCard',
    { ...card, question: QUESTIONS.several },
  ],
  [
    'lessons/ui/Checkpoint/QuestionCard.tsx',
    'QuestionCard',
    { ...card, question: QUESTIONS.number },
  ],
  [
    'lessons/ui/Checkpoint/QuestionCard.tsx',
    'QuestionCard',
    { ...card, question: QUESTIONS.order },
  ],
  [
    'lessons/ui/Checkpoint/CheckpointIsland.tsx',
    'QuestionSteps',
    { states: ['wrong', undefined], current: 0, open: 1 },
  ],
  [
    'lessons/ui/Checkpoint/CheckpointIsland.tsx',
    'Summary',
    { states: ['right', 'skipped'], takesFocus: false },
  ],
  [
    'lessons/ui/Checkpoint/QuestionCard.tsx',
    'Feedback',
    { question: QUESTIONS.several, texts, grade: wrong, message: '' },
  ],
  [
    'lessons/ui/Checkpoint/QuestionList.tsx',
    'QuestionList',
    { questions: Object.values(QUESTIONS), texts: elements },
  ],
  ['theme/ui/components/CodeCopyButton/index.tsx', 'CodeCopyButton', {}],
  [
    'lessons/ui/LessonFacts/index.tsx',
    'LessonFacts',
    { customProps: { minutes: 9, checkpoint: { page: '', count: 3 } } },
  ],
  [
    'lessons/ui/LessonProgress/ProgressCount.tsx',
    'ProgressCount',
    { mark: { page: '', count: 3 }, saysRight: true },
  ],
  ['lessons/ui/LessonProgress/ProgressTools.tsx', 'ProgressTools', {}],
  ['samples/ui/PipelineExplorer/ExplorerIsland.tsx', 'ExplorerIsland', {}],
  [
    'samples/ui/PipelineExplorer/StageEditor.tsx',
    'StageEditor',
    {
      prefix: 'p',
      stage: { id: 1, text: '', isUsed: true },
      place: 1,
      count: 1,
      outcome: { kind: 'documents', documents: [{}] },
    },
  ],
  ['search/ui/SearchPage/SearchForm.tsx', 'SearchForm', {}],
])('no English is left in %s (%s)', async (file, name, props) => {
  const module: Readonly<Record<string, ComponentType<never>>> = await import(
    /* @vite-ignore */ `${PACKAGES}/${file}`
  );
  const component = module[name];
  expect(component).toBeDefined();
  const shown = component === undefined ? '' : shownTexts(component, { onGo: nothing, ...props });
  expect(shown).toContain('ж');
  expect(shown).not.toMatch(/[A-Za-z]/);
});

test('plural forms and numbers follow the language', async () => {
  vi.resetModules();
  vi.doMock('@generated/messages/default/locale.json', () => ({ default: 'pl' }));
  const { fill, plural } = await import('@vibe-docs/theme/ui/messages/format');
  const forms = '{count} plik|{count} pliki|{count} plików|{count} pliku';
  expect([1, 2, 5, 1.5].map((count) => plural(forms, count))).toEqual([
    '1 plik',
    '2 pliki',
    '5 plików',
    '1,5 pliku',
  ]);
  expect(fill('{size} kB', { size: 12345 })).toBe('12\u00a0345 kB');
});

test('numbers have the digits of the language', async () => {
  vi.resetModules();
  vi.doMock('@generated/messages/default/locale.json', () => ({ default: 'mr' }));
  vi.doMock('@generated/messages/default/digits.json', () => ({ default: '०१२३४५६७८९' }));
  const { fill } = await import('@vibe-docs/theme/ui/messages/format');
  expect(fill('{one} {two} {three} {four}', { one: 942, two: 1942, three: -7, four: 0.5 })).toBe(
    '९४२ १,९४२ -७ ०.५',
  );
});
