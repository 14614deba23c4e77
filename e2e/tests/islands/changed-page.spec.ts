import type { Locator, Page } from '@playwright/test';
import { answerFirst, button, STORED_PAGE, storeProgress } from '../../checkpoint-page.ts';
import { EXERCISES, read } from '../../exercise-steps.ts';
import { findBlock, PROGRAM, runProgram } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** How other programs change a page. Each runs in the page, on each element or text that comes. */
const CHANGES = [
  'translated',
  'with elements beside controls',
  'with elements around controls',
] as const;

/**
 * Changes a page as others do that know nothing of it, now and whenever it changes. A translation replaces each text outside
 * of code by another one in two new elements; it adds a space without width, which Playwright ignores in names and texts.
 * Extensions put elements before, after or around controls, and mark fields.
 */
function changePage(change: string): void {
  const CONTROLS = 'button, input, select, textarea, summary';
  const seen = new WeakSet<Node>();
  const isNew = (node: Node) => !seen.has(node) && seen.add(node);
  const foreign = (name: string) => {
    const element = document.createElement(name);
    element.className = 'extension';
    // Not one that submits.
    element.setAttribute('type', 'button');
    seen.add(element);
    return element;
  };
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const isCode = text.parentElement?.closest(
        'code, pre, script, style, font, textarea, option',
      );
      if (isCode || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`${text.data}\u200b`);
      text.replaceWith(outer);
    }
  };
  const changeControls = (add: (control: Element) => void) => {
    const controls = document.querySelectorAll(`[data-island] :is(${CONTROLS})`);
    for (const control of [...controls].filter(isNew)) {
      control.classList.add('extension-field');
      control.setAttribute('data-extension', '');
      add(control);
    }
  };
  const apply = {
    translated: translate,
    'with elements beside controls': () =>
      changeControls((control) => {
        control.before(foreign('span'));
        control.after(foreign('button'), foreign('password-manager'));
      }),
    'with elements around controls': () =>
      changeControls((control) => {
        // The browser takes the first summary of a fold, and none in another element.
        if (control.localName === 'summary') return;
        const around = foreign('span');
        control.replaceWith(around);
        around.append(control);
      }),
  }[change] as () => void;
  const start = () => {
    apply();
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(apply).observe(document.body, all);
  };
  if (document.readyState === 'loading') {
    // Before the page's own scripts, which are deferred.
    document.addEventListener('readystatechange', start, { once: true });
  } else {
    start();
  }
}

interface Kind {
  readonly name: string;
  readonly path: string;
  /** What the reader has done before. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** One of the islands of the page. */
  readonly find: (page: Page) => Locator;
  /** The first press, its result, and what follows. */
  readonly use: (page: Page) => Promise<void>;
}

const [PROGRAM_EXERCISE] = EXERCISES;
const MISSED = { state: 'wrong', attempts: 1, misses: 1, answered: '2026-01-05', streak: 0 };

const KINDS: readonly Kind[] = [
  {
    name: 'a live block',
    path: PROGRAM.path,
    find: (page) => findBlock(page, PROGRAM.title).figure.locator('[data-island]'),
    async use(page) {
      const block = findBlock(page, PROGRAM.title);
      await block.press('Run');
      await expect(block.status).toContainText('Done.');
      await block.press(/^Edit/);
      await runProgram(block, 'console.log(1); console.log(2); console.log(3);');
      await expect(block.status).toContainText('Lines printed: 3.');
      await expect(block.status).not.toContainText('Starting');
      await block.press('Reset');
      await expect(block.status).not.toContainText('Lines printed: 3.');
      await expect(block.status).toContainText('Done.');
    },
  },
  {
    name: 'an exercise',
    path: PROGRAM_EXERCISE.path,
    find: (page) => page.locator('[data-exercise="best-of-two-rules"] [data-island]'),
    async use(page) {
      const exercise = page.locator('[data-exercise="best-of-two-rules"]');
      const status = exercise.getByRole('status').last();
      await button(exercise, 'Check').click();
      await expect(status).toContainText('requirements hold');
      await expect(exercise.getByText('Does not hold yet').first()).toBeVisible();
      await exercise.getByRole('button', { name: /^Edit/ }).click();
      const editor = exercise.getByRole('textbox', { name: `Code of ${PROGRAM_EXERCISE.file}` });
      await expect(editor).toBeFocused();
      await runProgram({ editor }, read(PROGRAM_EXERCISE, 'mistakes/sum.ts'));
      await expect(status).toContainText('A known mistake: The two scores are added.');
      await runProgram({ editor }, read(PROGRAM_EXERCISE, 'solution.ts'));
      await expect(status).toHaveText(PROGRAM_EXERCISE.open);
      await button(exercise, 'Start again').click();
      await button(exercise, 'Bring my code back').click();
      await button(exercise, 'Check').click();
      await expect(status).toHaveText(PROGRAM_EXERCISE.open);
    },
  },
  {
    name: 'the questions of a page',
    path: `/vibe/${STORED_PAGE}`,
    find: (page) => page.getByRole('region', { name: 'Questions' }).locator('[data-island]'),
    async use(page) {
      const questions = page.getByRole('region', { name: 'Questions' });
      const status = questions.getByRole('status');
      await questions.getByLabel('It draws random questions').check();
      await button(questions, 'Check').click();
      await expect(status).toContainText('Not right yet.');
      await button(questions, 'Try again').click();
      await answerFirst(questions);
      await expect(status).toContainText('Right.');
      await button(questions, 'Next question').click();
      await expect(questions.locator('p', { hasText: 'Question 2 of 3' })).toBeFocused();
      await button(questions, 'Skip this question').click();
      await expect(questions.getByText('Question 3 of 3')).toBeVisible();
    },
  },
  {
    name: 'practice',
    path: '/vibe/newdocs/practice',
    prepare: (page) =>
      storeProgress(
        page,
        JSON.stringify({ [STORED_PAGE]: { 'concepts-active-learning-built': MISSED } }),
      ),
    find: (page) => page.getByRole('region', { name: 'Practice' }).locator('[data-island]'),
    async use(page) {
      const practice = page.getByRole('region', { name: 'Practice' });
      await button(practice, 'Start practice').click();
      await expect(practice.getByText('Question 1 of 1')).toBeVisible();
      await answerFirst(practice);
      await expect(practice.getByRole('status')).toContainText('Right.');
      await button(practice, 'Finish').click();
      await expect(practice.getByText('Question 1 of 1')).toHaveCount(0);
    },
  },
  {
    name: 'the pipeline explorer',
    path: '/vibe/newdocs/Mongo DB/Aggregation Framework',
    find: (page) => page.locator('[data-island="explorer"]'),
    async use(page) {
      const explorer = page.getByRole('region', { name: 'Pipeline explorer' });
      await explorer.getByRole('button', { name: 'Start the pipeline explorer' }).click();
      await expect(explorer.getByText('After stage 7: 2 documents')).toBeVisible();
      await explorer.getByRole('textbox', { name: 'Stage 5', exact: true }).fill('{ $limit: 1 }');
      await expect(explorer.getByText('After stage 7: 1 document')).toBeVisible();
      await expect(explorer.getByRole('status')).toHaveText('1 document after the last stage.');
      await explorer.getByRole('checkbox', { name: 'Use stage 5' }).uncheck();
      await expect(explorer.getByRole('status')).toHaveText('3 documents after the last stage.');
      await button(explorer, 'Move stage 7 up').click();
      await button(explorer, 'Remove stage 1').click();
      await expect(explorer.getByText(/^After stage 7/)).toHaveCount(0);
    },
  },
  {
    name: 'the tools of a series',
    path: '/vibe/docs/category/concepts',
    find: (page) => page.locator('[data-island="progress-tools"]'),
    async use(page) {
      const progress = page.getByRole('region', { name: 'Your progress' });
      const status = progress.getByRole('status');
      await button(progress, 'Save progress as a file').click();
      await expect(status).toContainText('vibe-docs-progress.json');
      await button(progress, 'Erase all progress').click();
      await button(progress, 'Yes, erase it in all series').click();
      await expect(status).toHaveText('Erased.');
      await progress
        .getByLabel('Load progress from a file')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
      await expect(status).toContainText('not a progress file');
    },
  },
  {
    name: 'the form of a request',
    path: '/vibe/api/courses',
    find: (page) =>
      page
        .getByRole('article', { name: 'Returns a course', exact: true })
        .locator('[data-island="request"]'),
    async use(page) {
      const operation = page.getByRole('article', { name: 'Returns a course', exact: true });
      await operation.locator('summary', { hasText: 'Fill in the request' }).click();
      const field = operation.getByLabel(/^courseId/);
      await field.fill('12');
      await expect(operation.getByRole('tabpanel', { name: 'curl' })).toContainText('/courses/12');
      await expect(operation.getByText('400: courseId must be a mongodb id')).toBeVisible();
      await field.fill('665f1c2ab7e4d90012a3f402');
      await expect(operation.getByText('400: courseId')).toHaveCount(0);
      await button(operation, 'Copy the request').click();
      await expect(operation.getByText('Request copied.')).toBeVisible();
      await button(operation, 'Copy a link with these values').click();
      await expect(operation.getByText('Link copied, without the token.')).toBeVisible();
      await expect(operation.getByText('Request copied.')).toHaveCount(0);
    },
  },
  {
    name: 'the search page',
    path: '/vibe/search',
    find: (page) => page.locator('[data-search-page]'),
    async use(page) {
      const search = page.locator('[data-search-page]');
      const field = search.getByRole('searchbox');
      await field.fill('react');
      await expect(search.getByRole('status')).toHaveText(/^\d+ results\u200b?$/);
      await expect(search.locator('ol > li')).toHaveCount(20);
      await button(search, 'Show more results').click();
      await expect.poll(() => search.locator('ol > li').count()).toBeGreaterThan(20);
      await search.getByRole('radio', { name: 'API' }).check({ force: true });
      await expect(page).toHaveURL(/in=API$/);
      await field.fill('xyzzyplugh');
      await expect(search.getByText('No results for "xyzzyplugh"')).toBeVisible();
      await expect(search.locator('ol > li')).toHaveCount(0);
    },
  },
  {
    name: 'the button that saves a series',
    path: '/vibe/newdocs/category/capstone',
    find: (page) => page.locator('[data-island="save-offline"]'),
    async use(page) {
      const save = page.locator('[data-island="save-offline"]');
      await save.getByRole('button', { name: /^Save for offline/ }).click();
      await expect(save.getByRole('status')).toContainText('Saved.');
      await expect(save.getByRole('status')).not.toContainText('Saving');
      await expect(save.getByRole('progressbar')).toHaveCount(0);
    },
  },
  {
    name: 'the page of saved pages',
    path: '/vibe/offline',
    find: (page) => page.locator('[data-island="offline"]'),
    async use(page) {
      const offline = page.locator('[data-island="offline"]');
      await expect(offline.getByText('Nothing is saved.')).toBeVisible();
      const first = offline.getByRole('listitem').first();
      const name = await first.getByRole('strong').textContent();
      await first.getByRole('button', { name: /^Save for offline/ }).click();
      await expect(offline.getByText('Nothing is saved.')).toHaveCount(0);
      await offline.getByRole('button', { name: `Remove: ${name?.replace('\u200b', '')}` }).click();
      await expect(offline.getByText('Nothing is saved.')).toBeVisible();
    },
  },
];

for (const { name, path, prepare, find, use } of KINDS) {
  for (const change of CHANGES) {
    test(`the first press counts, and each result is seen: ${name}, ${change}`, async ({
      page,
    }) => {
      await prepare?.(page);
      await page.addInitScript(changePage, change);
      await openPage(page, path);
      await use(page);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
    });

    test(`the same after the island was ready: ${name}, ${change}`, async ({ page }) => {
      await prepare?.(page);
      await openPage(page, path);
      const island = find(page);
      await island.scrollIntoViewIfNeeded();
      // As by the press that follows, which hydrates all kinds.
      await island.dispatchEvent('pointerdown');
      // The search page has no React.
      const isReady = (element: Element) =>
        element.matches('[data-answered]') ||
        [...element.querySelectorAll('*')].some((one) =>
          Object.keys(one).some((key) => key.startsWith('__reactProps')),
        );
      await expect.poll(() => island.evaluate(isReady)).toBe(true);
      await page.evaluate(changePage, change);
      await use(page);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
    });
  }
}

test('a button that is still pressed when its island is ready gets its click', async ({ page }) => {
  await page.addInitScript(changePage, 'translated');
  await openPage(page, '/vibe/newdocs/React/State Management in React');
  const runs = page.getByRole('button', { name: 'Run', exact: true });
  const results = page.getByRole('status').filter({ hasText: 'The example runs below.' });
  await runs.first().click();
  await expect(results).toHaveCount(1);
  // What an island needs is there from now on.
  const second = runs.nth(1);
  await second.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.mouse.up();
  await expect(results).toHaveCount(2);
});

test('tabs and dialogs answer with elements beside and around their controls', async ({ page }) => {
  const surround = () => {
    for (const control of document.querySelectorAll('main button, main [role=tab], main input')) {
      const around = document.createElement('span');
      control.replaceWith(around);
      around.append(control, document.createElement('span'));
    }
  };
  await openPage(page, '/vibe/api/courses');
  await page.evaluate(surround);
  const operation = page.getByRole('article', { name: 'Returns a course', exact: true });
  await operation.getByRole('tab', { name: 'TypeScript' }).click();
  await expect(operation.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible();
  await openPage(page, '/vibe/docs/development/architecture');
  await page.evaluate(surround);
  await page.getByRole('button', { name: 'Enlarge the diagram' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Diagram, enlarged' })).toBeVisible();
});
