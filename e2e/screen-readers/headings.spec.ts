// What VoiceOver or NVDA says at each heading of a page.
import { expect, type Page } from '@playwright/test';
import { PAGES_OF_KINDS } from '../screen-reader.ts';

/** The used part of either reader's driver. */
interface Reader {
  readonly navigateToWebContent: () => Promise<void>;
  readonly nextHeading: () => Promise<void>;
  readonly spokenPhraseLog: () => Promise<string[]>;
}

/** Installed by the workflow alone, so its types are unknown here. */
const DRIVERS: string = '@guidepup/playwright';
const { nvdaTest, voiceOverTest } = await import(DRIVERS);

for (const [kind, path] of Object.entries(PAGES_OF_KINDS)) {
  const title = `the headings of a page of the kind ${kind} are said in order`;
  if (process.platform === 'darwin') {
    voiceOverTest(title, ({ page, voiceOver }: { page: Page; voiceOver: Reader }) =>
      expectHeadings(page, path, voiceOver),
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
  // The driver clicks into the middle of the page, where a link may be.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await reader.navigateToWebContent();
  for (const _ of headings) {
    await reader.nextHeading();
  }
  const phrases = await reader.spokenPhraseLog();
  let place = 0;
  const missing = headings.filter((heading) => {
    const found = phrases.findIndex((phrase, at) => at >= place && phrase.includes(heading));
    place = found === -1 ? place : found + 1;
    return found === -1;
  });
  expect(missing).toEqual([]);
}
