import { parsePage } from '@vibe-docs/hosting';
import { expect, test } from 'vitest';
import { makePrintPage } from './print-pages.ts';

const lesson = (title: string, article: string) =>
  parsePage(
    `<head><style>.a{color:red}</style></head><body><nav>Menu</nav><div class="theme-doc-markdown markdown"><h1>${title}</h1>${article}</div></body>`,
  );

const page = makePrintPage(
  'Express',
  [
    {
      path: '/vibe/newdocs/First%20steps',
      page: lesson(
        'First steps',
        `<h2 id="idea">The idea<a class="hash-link" href="#idea">#</a></h2>
<p><a href="#idea">above</a>, <a href="/vibe/newdocs/Second#why">next</a>, <a href="/vibe/docs/intro">docs</a>,
<a href="https://nodejs.org/">Node</a>, <a href="/vibe/docs/intro">docs again</a></p>
<section><h2>Check yourself</h2><div data-island="checkpoint"><form>One at a time</form></div>
<ol><li>Which port?<details><summary>Answer to question 1</summary><p>Port 3000.</p></details></li></ol></section>`,
      ),
    },
    {
      path: '/vibe/newdocs/Second',
      page: lesson(
        'Second',
        '<h2 id="why">Why</h2><details><summary>Hint</summary>Look.</details>',
      ),
    },
  ],
  {
    siteUrl: 'https://docs.example',
    texts: { contents: 'Contents', answers: 'Answers', links: 'Links' },
  },
);

test('begins with contents that lead to the lessons', () => {
  expect(page).toContain(
    '<h2>Contents</h2><ol><li><a href="#lesson-1">First steps</a></li><li><a href="#lesson-2">Second</a></li></ol><section id="lesson-1"><h1>First steps</h1>',
  );
});

test('links inside the series stay inside, and others are numbered with their addresses at the end', () => {
  expect(page).toContain('<h2 id="lesson-1-idea">The idea</h2>');
  expect(page).toContain('<a href="#lesson-1-idea">above</a>');
  expect(page).toContain('<a href="#lesson-2-why">next</a>,');
  expect(page).toContain('<h2 id="lesson-2-why">');
  expect(page).toContain('>docs</a><sup>[1]</sup>');
  expect(page).toContain('>Node</a><sup>[2]</sup>');
  expect(page).toContain('>docs again</a><sup>[1]</sup>');
  expect(page).toContain(
    '<h1>Links</h1><ol><li>https://docs.example/vibe/docs/intro</li><li>https://nodejs.org/</li></ol>',
  );
});

test('answers are at the end, and hints are unfolded', () => {
  const [lessons = '', answers = ''] = page.split('<h1>Answers</h1>');
  expect(lessons).toContain('Which port?');
  expect(lessons).not.toContain('Port 3000.');
  expect(answers).toContain('<h2>First steps</h2>');
  expect(answers).toContain('Port 3000.');
  expect(page).not.toContain('<details');
});

test('has the styles of lessons, and nothing of the site around them', () => {
  expect(page).toContain('<style>.a{color:red}');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/Menu|hash-link|One at a time|<script/);
});

test('refuses a page without an article', () => {
  const lessons = [{ path: '/vibe/x', page: parsePage('<main></main>') }];
  const options = {
    siteUrl: 'https://docs.example',
    texts: { contents: '', answers: '', links: '' },
  };
  expect(() => makePrintPage('X', lessons, options)).toThrow('Cannot print /vibe/x');
});
