import { violationsInThemes } from '../../axe.ts';
import { siteRoutes } from '../../routes.ts';
import {
  expect,
  noteTexts,
  openPage,
  readingTest,
  test,
  withoutClipboard,
} from '../../site-test.ts';

const API = '/vibe/api';
const COURSES = `${API}/courses`;
const OPERATION_ID = /<h3[^>]*\sid="?[A-Za-z]+Controller\.\w+/g;
const groups = siteRoutes
  .map(({ path }) => path)
  .filter((path) => path.startsWith(`${API}/`) && path !== `${API}/changes`);

test('the static HTML of the 21 groups holds all 324 operations', async ({ request }) => {
  expect(groups).toHaveLength(21);
  const pages = await Promise.all(groups.map(async (path) => (await request.get(path)).text()));
  expect(pages.flatMap((html) => html.match(OPERATION_ID) ?? [])).toHaveLength(324);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation says method, path, callers, parameters, answer and errors', async ({
    page,
  }) => {
    await page.goto(`${COURSES}#CourseController.read`);
    const operation = page.getByRole('article', { name: 'Returns a course', exact: true });
    await expect(operation).toBeInViewport();
    await expect(operation).toContainText('GET /api/courses/{courseId}');
    await expect(operation).toContainText('Permission view on Course: admins');
    await expect(operation).toContainText('courseId path, id, required');
    await expect(operation).toContainText('200, Course');
    await expect(operation.getByRole('listitem').filter({ hasText: '404' })).toContainText(
      'No course found with the specified ID.',
    );
    await expect(operation.getByText('requests.get')).toBeVisible();
  });

  test('an address of the former page leads to a link to the new place', async ({ page }) => {
    await page.goto(`${API}#CourseVersionController.create`);
    const link = page.getByRole('link', { name: 'Creates a version of a course' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(`${COURSES}#CourseVersionController.create`);
    // The reference of July 2025 had names of its own for some methods.
    await page.goto(`${API}#QuizController.details`);
    await expect(page.getByRole('link', { name: 'Returns a quiz', exact: true })).toBeInViewport();
  });
});

test('an address of the former page leads to the operation', async ({ page }) => {
  await page.goto(`${API}#CourseVersionController.create`);
  await expect(page).toHaveURL(`${COURSES}#CourseVersionController.create`);
});

readingTest(
  'a link to an operation leads to it, and nothing leaves the site',
  async ({ page, trouble }) => {
    await openPage(page, `${COURSES}#ItemController.getItem`);
    await expect(page.getByRole('heading', { name: /^Returns one item/ })).toBeInViewport();
    expect(trouble).toEqual({ errors: [], offSite: [] });
  },
);

test('a link to a part far below scrolls to it, although the parts before it are not rendered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`${COURSES}#schema-SectionDeletedResponse`);
  const heading = page.getByRole('heading', { name: /^SectionDeletedResponse/ });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    location.hash = 'ItemController.getItem';
  });
  await expect(page.getByRole('heading', { name: /^Returns one item/ })).toBeInViewport({
    ratio: 1,
  });
  const isDrawn = await page
    .getByRole('article')
    .first()
    .evaluate((article) =>
      article.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(isDrawn).toBe(false);
});

test('a language is chosen by keyboard for all samples, kept, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${API}/auth#AuthController.login`);
  const operation = page.getByRole('article', { name: /^Signs in with e-mail/ });
  await operation.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const button = operation.getByRole('button', { name: 'Copy Request' });
  const said = await noteTexts(button);
  await button.click();
  await expect.poll(said).toContain('CopiedRequest');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^response = requests\.post\(\n {4}"http:\/\/localhost:8080\/api\/auth\/login"/,
  );

  await openPage(page, `${COURSES}#CourseController.create`);
  const other = page.getByRole('article', { name: 'Creates a course', exact: true });
  await expect(other.getByText('requests.post(')).toBeVisible();
  await other.getByRole('tab', { name: '400' }).click();
  await expect(other.getByText('Invalid body')).toBeVisible();
});

test('a filled-in request rewrites its samples, says what the server refuses, and is shared without the token', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openPage(page, `${COURSES}#CourseVersionController.create`);
  const operation = page.getByRole('article', { name: 'Creates a version of a course' });
  const sample = operation.getByRole('tabpanel', { name: 'curl' });
  // By keyboard only: the form is loaded when the fold gets the focus.
  await operation.locator('summary', { hasText: 'Fill in the request' }).focus();
  await page.keyboard.press('Enter');
  await operation.getByLabel('Firebase ID token').fill('my.secret.token');
  await operation.getByLabel(/^courseId/).fill('12');
  await operation.getByLabel(/^version\s/).fill('ab');
  await expect(operation.getByText('400: courseId must be a mongodb id')).toBeVisible();
  await expect(operation.getByText('400: version must be longer than or equal to 3')).toBeVisible();
  await expect(operation.getByText('Matches the contract')).toBeHidden();
  await expect(sample).toContainText("-H 'Authorization: Bearer my.secret.token'");
  await expect(sample).toContainText('/api/courses/12/versions');
  await operation.getByLabel(/^version\s/).fill('Autumn');
  await expect(operation.getByText('400: version')).toBeHidden();

  // What is entered once is in the other operations of the page.
  const other = page.getByRole('article', { name: 'Returns a course', exact: true });
  await other.locator('summary', { hasText: 'Fill in the request' }).click();
  await expect(other.getByLabel(/^courseId/)).toHaveValue('12');
  await expect(other.getByRole('tabpanel', { name: 'curl' })).toContainText('my.secret.token');

  await operation.getByRole('button', { name: 'Copy a link' }).click();
  await expect(operation.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('secret');
  expect(
    sent.filter((url) => !url.startsWith(new URL(link).origin) || /secret|Autumn/.test(url)),
  ).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'secret',
  );

  const reader = await context.newPage();
  await openPage(reader, link);
  const shared = reader.getByRole('article', { name: 'Creates a version of a course' });
  await expect(shared.getByLabel(/^version\s/)).toHaveValue('Autumn');
  await expect(shared.getByRole('tabpanel', { name: 'curl' })).toContainText('Bearer $TOKEN');
});

test('the form copies the request, keeps ids for the next group, and claims nothing where fields depend on others', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${COURSES}#ItemController.create`);
  const operation = page.locator('article', { has: page.locator('[id="ItemController.create"]') });
  await operation.locator('summary', { hasText: 'Fill in the request' }).click();
  await operation.getByLabel(/^versionId/).fill('665f1c2ab7e4d90012a3f402');
  await operation.getByRole('button', { name: 'Copy the request' }).click();
  await expect(operation.getByText('Request copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl -X POST "[^"]*665f1c2ab7e4d90012a3f402/);
  // Which details an item needs depends on its type.
  await expect(operation.getByText('Matches the contract')).toBeHidden();

  await openPage(page, `${API}/notifications#InviteController.getInvitesForCourseVersion`);
  const other = page.locator('article', {
    has: page.locator('[id="InviteController.getInvitesForCourseVersion"]'),
  });
  await other.locator('summary', { hasText: 'Fill in the request' }).click();
  await expect(other.getByLabel(/^versionId/)).toHaveValue('665f1c2ab7e4d90012a3f402');
});

test('the buttons of the form say that there is no clipboard', async ({ page }) => {
  await page.addInitScript(withoutClipboard);
  await openPage(page, COURSES);
  const operation = page.getByRole('article', { name: 'Returns a course', exact: true });
  await operation.locator('summary', { hasText: 'Fill in the request' }).click();
  const status = operation.getByText('The browser did not allow copying.');
  await operation.getByRole('button', { name: 'Copy the request' }).click();
  await expect(status).toContainText('The request is in the sample.');
  await operation.getByRole('button', { name: 'Copy a link' }).click();
  await expect(status).toContainText('The link is in the address bar.');
});

test('on a narrow screen, a list leads to the operations of the group, and no button covers a status', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, COURSES);
  await page.getByText('Operations and other groups').click();
  await page
    .getByRole('navigation', { name: 'Operations', exact: true })
    .getByRole('link', { name: 'Deletes a course', exact: false })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Deletes a course/ }).first()).toBeInViewport();
  const operation = page.getByRole('article', { name: 'Creates a version of a course' });
  await operation.getByRole('tab', { name: '400' }).click();
  await expect(operation.getByRole('tabpanel', { name: '400' })).toBeVisible();
});

readingTest(
  'a reader who comes from another page finds an operation',
  async ({ page, trouble }) => {
    await openPage(page, '/vibe/docs/intro');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'API Documentation' })
      .click();
    await expect(page).toHaveURL(/\/vibe\/api$/);
    await page.getByRole('main').getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(
      page.getByRole('article', { name: 'Creates a course', exact: true }),
    ).toBeAttached();
    expect(trouble.errors).toEqual([]);
  },
);

test('no other page loads or prefetches the operations', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      // A pending response has no text when the test ends.
      bodies.push(response.text().catch(() => ''));
    }
  });
  await openPage(page, '/vibe/docs/intro');
  // The link in the navbar makes the browser prefetch the code of the page.
  await page.getByRole('link', { name: 'API Documentation' }).first().hover();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('SectionController.move')).length).toBe(0);
});

for (const width of [320, 1280]) {
  readingTest(`a group has no WCAG 2.2 AA violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${API}/auth`);
    // In parts that are not painted, axe reads the colours of the former theme.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('article, main section > div')) {
        part.style.contentVisibility = 'visible';
      }
      for (const fold of document.querySelectorAll('article details')) {
        fold.setAttribute('open', '');
      }
    });
    // One form is filled in, with a problem.
    const form = page.getByRole('article', { name: /^Signs in with e-mail/ });
    await form.locator('summary', { hasText: 'Fill in the request' }).focus();
    await form.getByLabel(/^email/).fill('asha');
    await expect(form.getByText('400: email must be an email')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

test('the list of changes begins with what breaks and leads to the operations', async ({
  page,
}) => {
  await openPage(page, `${API}/changes`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText(/^Breaking changes/);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Creates an account with e-mail address and password' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/auth#AuthController\.signup$/);
});

test('types and client are downloads that the start page links, compressed', async ({
  request,
  page,
}) => {
  await openPage(page, API);
  for (const name of ['vibe-api.d.ts', 'vibe-client.js', 'vibe-client.d.ts']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await request.get(address ?? '', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
  }
});

test('the OpenAPI document is served as JSON and as YAML', async ({ request }) => {
  const json = await request.get('/vibe/openapi/openapi.json');
  expect(json.headers()['content-type']).toContain('application/json');
  const { paths } = await json.json();
  const operations = Object.values(paths).flatMap((methods) => Object.keys(Object(methods)));
  // Of two operations with the same method and path, the server reaches one.
  expect(operations).toHaveLength(323);
  const yaml = await request.get('/vibe/openapi/openapi.yaml');
  expect(yaml.status()).toBe(200);
  expect((await yaml.text()).startsWith('openapi: 3.1.1')).toBe(true);
});
