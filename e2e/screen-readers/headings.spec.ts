// What VoiceOver, NVDA or Orca says at each heading of a page.
import { expect, type Page } from '@playwright/test';
import { PAGES_OF_KINDS } from '../screen-reader.ts';
import type { Reader } from './orca-test.ts';

/** Guidepup is installed by the workflow alone, so the types of what is imported are unknown here. */
const DRIVERS: string = process.platform === 'linux' ? './orca-test.ts' : '@guidepup/playwright';
const { nvdaTest, orcaTest, voiceOverTest } = await import(DRIVERS);

for (const [kind, path] of Object.entries(PAGES_OF_KINDS)) {
  const title = `the headings of a page of the kind ${kind} are said in order`;
  if (process.platform === 'darwin') {
    voiceOverTest(title, ({ page, voiceOver }: { page: Page; voiceOver: Reader }) =>
      expectHeadings(page, path, voiceOver),
    );
  } else if (process.platform === 'linux') {
    orcaTest(title, ({ page, orca }: { page: Page; orca: Reader }) =>
      expectHeadings(page, path, orca),
    );
  } else {
    nvdaTest(title, ({ page, nvda }: { page: Page; nvda: Reader }) =>
      expectHeadings(page, path, nvda),
    );
  }
}

async function expectHeadings(page: Page, path: string, reader: Reader): Promise<void> {
  await page.goto(encodeURI(path));
  const headings = await page.getByRole('heading').evaluateAll((elements: HTMLElement[]) => {
    return elements.map((element) => element.ariaLabel ?? element.innerText);
  });
  // Guidepup clicks into the middle of the page, where a link may be.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await reader.navigateToWebContent();
  for (const _ of headings) {
    await reader.nextHeading();
  }
  // The last answer may come late.
  await expect(async () => {
    const phrases = await reader.spokenPhraseLog();
    let place = 0;
    const missing = headings.filter((heading) => {
      // The link in a heading repeats its text.
      const found = phrases.findIndex(
        (phrase, at) =>
          at >= place && phrase.replace(`Direct link to ${heading}`, '').includes(heading),
      );
      place = found === -1 ? place : found + 1;
      return found === -1;
    });
    expect(missing, `Said: ${phrases.join('\n')}`).toEqual([]);
  }).toPass();
}
