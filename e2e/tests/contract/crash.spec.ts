// What this site shows when its own code throws: the tests inject an error into one of its scripts.
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../site-test.ts';

/** Throws while `window.isBroken` is set. */
const FAIL =
  '(()=>{if(window.isBroken)throw Error("The outer failure",{cause:Error("The inner cause")})})()';

/** Rewrites each script of the page that contains a text. @returns the number of rewritten scripts so far */
async function changeScripts(page: Page, text: RegExp, replacement: string): Promise<() => number> {
  let changed = 0;
  await page.route('**/assets/js/**/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(text, replacement);
    changed += body === script ? 0 : 1;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => Reflect.set(window, 'isBroken', value), isBroken);

test('S14, X1: a crashed island names the error and its cause, and Try again renders it again', async ({
  page,
}) => {
  const changed = await changeScripts(
    page,
    /"ol"(?=,\{className:[\w.]+\.stages,)/,
    `(${FAIL},"ol")`,
  );
  await page.addInitScript(() => Reflect.set(window, 'isBroken', true));
  await openPage(page, '/vibe/newdocs/Mongo DB/Aggregation Framework');
  await page.getByRole('button', { name: 'Start the pipeline explorer' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
  await expect(alert).toContainText('The outer failure');
  await expect(alert).toContainText('The inner cause');
  expect(changed()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await setBroken(page, false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the pipeline explorer' }).click();
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible();
});
