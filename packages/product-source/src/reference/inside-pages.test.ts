import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { insidePages } from './inside-pages.ts';

const facts = readNewestFacts();
const pages = new Map(insidePages(facts).map(({ file, text }) => [file, text]));
const textOf = (name: string) => pages.get(`inside/${name}.mdx`) ?? '';
const lineOf = (name: string, start: string) =>
  textOf(name)
    .split('\n')
    .find((line) => line.startsWith(start));

describe('the pages about the product from inside', () => {
  it('show every route, ability builder and collection once, with words for each', () => {
    const rows = textOf('web-client').match(/^\| `\/[^|]*\|[^|]*\| (none|\[)/gm);
    expect(rows).toHaveLength(60);
    expect(textOf('rights').match(/^Builder `/gm)).toHaveLength(19);
    const areas = [...pages].filter(([file]) => file.startsWith('inside/data-'));
    const headings = areas.flatMap(([, text]) => text.match(/^## \S+ \{#/gm) ?? []);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((line) => !line.includes('See also'))).toHaveLength(54);
    expect([...pages.values()].join('')).not.toContain('not described yet');
  });

  it('link a route to its page file, with the guards in words', () => {
    const line = lineOf('web-client', '| `/student/learn` |');
    expect(line).toContain('/frontend/src/app/pages/student/course-page.tsx#L1)');
    expect(line).toContain(
      'signed out → `/auth`; not a student → `/auth`; no course chosen → `/student/courses`; `StudentRouteGuard`',
    );
    expect(lineOf('web-client', '| `/student/hp-system/ledger` |')).toContain(
      '**Guard:** `StudentHpGuard`',
    );
    expect(lineOf('web-client', '| `/student/profile` |')).not.toContain('Guard');
  });

  it('take a denied action from a role that may do everything else', () => {
    expect(lineOf('rights', '| `export` on `Course` |')).toMatch(
      /yes \| own course \| – \| – \| – \|/,
    );
    expect(lineOf('rights', '| `modifySubmissions` on `Quiz` |')).toMatch(
      /yes \| own course \| own course \| – \| – \|/,
    );
  });

  it('mark checks without limits, and checks without an effect', () => {
    expect(lineOf('rights', '| `create` on `Course` |')).toContain(
      '#CourseController.create)\u00a0†',
    );
    expect(lineOf('rights', '| `create` on `GenAI` |')).toContain('#GenAIController.start)\u00a0‡');
    expect(lineOf('rights', '| `delete` on `Course` |')).not.toMatch(/[†‡§]/);
  });

  it('mark checks that leave out what the rules of a role name', () => {
    expect(lineOf('rights', '| `delete` on `Question` |')).toContain(
      '#QuestionController.delete)\u00a0§',
    );
    const line = lineOf('rights', '| `delete` on `Enrollment` |');
    expect(line).toMatch(/#EnrollmentController\.unenrollUser\), .*bulkUnenrollUsers\)\u00a0§/);
  });

  it('link an id to its collection on the page of its area', () => {
    expect(textOf('data-learners')).toContain(
      '| `cohortId`, optional | `ID` | [cohorts](/docs/development/data-courses#cohorts) |',
    );
  });

  it('say in how many places a collection is opened', () => {
    expect(textOf('data-courses')).toMatch(
      /Holds courses\. .*ShareLinkRepository\.ts#L46\), one of 5 places/,
    );
    expect(textOf('data-courses')).toMatch(/Type: `BlogItem`\. Opened in \S+; written by/);
  });

  it.each(['courses', 'learners', 'assessment', 'operations'])(
    'show each collection of %s in its picture',
    (area) => {
      const text = textOf(`data-${area}`);
      expect(text).toContain(`<Diagram name="data-${area}" alt="`);
      const picture = readFileSync(
        new URL(`../../../../site/static/img/diagrams/data-${area}-light.svg`, import.meta.url),
        'utf8',
      );
      const names = Array.from(text.matchAll(/^## (\w+) \{#\1\}/gm), ([, name]) => name);
      expect(names.length).toBeGreaterThan(9);
      expect(names.filter((name) => !new RegExp(`>${name}[<:]`).test(picture))).toEqual([]);
    },
  );

  it('say that something has no words yet, and refuse words for what the product lacks', () => {
    const [route] = facts.frontendRoutes;
    if (route === undefined) throw new Error('The facts have no route.');
    const added = [...facts.frontendRoutes, { ...route, path: '/new' }];
    const text = insidePages({ ...facts, frontendRoutes: added })[0]?.text;
    expect(text).toMatch(/\| `\/new` \| not described yet/);
    const removed = facts.frontendRoutes.filter(({ path }) => path !== '/share/$token');
    expect(() => insidePages({ ...facts, frontendRoutes: removed })).toThrow(
      'pages/web-client.yaml names what the product does not have: /share/$token.',
    );
  });
});
