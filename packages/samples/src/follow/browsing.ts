import type { FenceAction } from '../fences/fence-actions.ts';
import type { LessonPart } from './lesson-parts.ts';
import type { Reader } from './reader.ts';
import { isPageAction, type Screen } from './screen.ts';
import { endOf, isPartOf, type Stumbles } from './stumbles.ts';

/** Instructions after which the page is loaded, besides `open`. */
const LOADS: readonly string[] = ['reload', 'render', 'render-bare'];

/** What a reader does in a browser, within a section or topic. */
export class Browsing {
  readonly #reader: Reader;
  readonly #stumbles: Stumbles;
  #screen: Screen | undefined;
  /** Address of the page that is open, when an instruction names it: `http://localhost:3000`. */
  #address: string | undefined;
  /** The state of the files when the page was loaded. */
  #edits = -1;

  constructor(reader: Reader, stumbles: Stumbles) {
    this.#reader = reader;
    this.#stumbles = stumbles;
  }

  /** Does what an instruction says about a page. After a change of what it shows, the reader looks at it. */
  async act({ name, value, other }: FenceAction, part: LessonPart): Promise<void> {
    const address = name === 'open' ? value : LOADS.includes(name) ? '' : undefined;
    if (address !== undefined || isPageAction(name)) {
      await this.#try(part, `${name}="${value}"`, async () => {
        await this.#refresh(address);
        if (isPageAction(name)) {
          await this.#screen?.follow(name, value, other);
        }
      });
    }
  }

  /** Takes the picture of the app that the page shows. */
  async takePicture(part: LessonPart & { readonly kind: 'picture' }): Promise<void> {
    const { url } = part;
    await this.#try(part, url, async () => {
      await this.#refresh();
      const taken = await this.#screen?.takePicture();
      this.#stumbles.pictures.push(...(taken ? [{ ...taken, url, part }] : []));
    });
  }

  async #try(part: LessonPart, what: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      const look = await this.#screen?.look().catch(() => undefined);
      const seen = `The page shows "${endOf(look?.text ?? '')}", its console "${endOf(look?.console ?? '')}".`;
      const why = String(error).split('\n')[0];
      this.#stumbles.report(part, 'page', `The reader cannot follow ${what}: ${why}. ${seen}`);
    }
  }

  /** Loads a page, or the last one when a file has changed since. */
  async #refresh(address?: string): Promise<void> {
    const isOld = this.#reader.hasClient() && this.#edits !== this.#reader.edits();
    if (address !== undefined || isOld) {
      await this.#open(address ?? '');
    }
  }

  async #open(path: string): Promise<void> {
    this.#screen = await this.#reader.openScreen();
    // The page of before would load itself again as soon as a new server answers.
    await this.#screen.load();
    this.#address = path.startsWith('http') ? path : this.#address;
    if (this.#address === undefined && this.#reader.server('client') !== 'running') {
      await this.#reader.startServer('npm run dev');
    }
    this.#edits = this.#reader.edits();
    await this.#screen.load(new URL(path, this.#address ?? this.#reader.address()).href);
  }

  isOpen(): boolean {
    return this.#screen !== undefined;
  }

  /** Returns whether the page that is open, or the terminal of its development server, shows a block. */
  async shows(block: string): Promise<boolean | undefined> {
    const isIn = (text: string) => isPartOf(text, block);
    return await this.#screen?.waitFor((look) =>
      [...Object.values(look), this.#reader.serverLog('client')].some(isIn),
    );
  }

  /** At the end of a lesson, a client compiles and shows something. */
  async finish(part: LessonPart): Promise<void> {
    if (!this.#reader.hasClient()) {
      return;
    }
    const { code, output } = await this.#reader.type('npx tsc -b');
    if (code !== 0) {
      return this.#stumbles.report(part, 'types', `The compiler reports: ${endOf(output)}`);
    }
    await this.#try(part, 'the end of the lesson', async () => {
      await this.#open('');
      if (!(await this.#screen?.waitFor(({ text }) => text.trim() !== ''))) {
        throw new Error('the page is blank');
      }
    });
  }
}
