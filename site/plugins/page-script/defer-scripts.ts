const SCRIPTS = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

/**
 * Takes the generator's scripts out of a page and puts the page script there, which knows their
 * addresses and loads them when they are needed.
 *
 * @param page text of a built page
 * @param pageScript address of the page script
 * @returns `undefined` for a page without scripts of the generator
 */
export function deferScripts(page: string, pageScript: string): string | undefined {
  const scripts = [...page.matchAll(SCRIPTS)];
  const [first] = scripts;
  if (first === undefined) {
    return undefined;
  }
  const addresses = scripts.map(([, address]) => address).join(' ');
  const script = `<script src="${pageScript}" defer data-scripts="${addresses}"></script>`;
  return page.replaceAll(SCRIPTS, (_, __, offset) => (offset === first.index ? script : ''));
}
