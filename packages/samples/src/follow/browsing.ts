import { BUILD, type LessonPart } from './lesson-parts.ts';
import { type PageStep, readPageSteps } from './page-steps.ts';
import type { Reader } from './reader.ts';
import type { Screen } from './screen.ts';
import { endOf, isPartOf, type Stumbles } from './stumbles.ts';

/** What a reader does in a browser, as long as the text is about one page. */
export class Browsing {
  readonly #reader: Reader;
  readonly #stumbles: Stumbles;
  #screen: Screen | undefined;
  /** Address of the page that is open, when the text names it: `http://localhost:3000`. */
  #address: string | undefined;
  /** The state of the files when the page was loaded. */
  #edits = -1;

  constructor(reader: Reader, stumbles: Stumbles) {
    this.#reader = reader;
    this.#stumbles = stumbles;
  }

  /** Follows what a text says about a page. */
  async follow(part: LessonPart & { readonly kind: 'prose' }): Promise<void> {
    for (const step of readPageSteps(part.text)) {
      const isKnown = step.kind === 'open' && step.path.startsWith('http');
      const isStatement = ['see', 'disabled'].includes(step.kind) && part.section !== BUILD;
      if (isKnown || this.#screen !== undefined || (this.#reader.hasClient() && !isStatement)) {
        await this.#try(part, JSON.stringify(step), () => this.#do(step, part));
      }
    }
  }

  /** Looks at the page, as after a change of what it shows. */
  async look(part: LessonPart): Promise<void> {
    await this.#try(part, 'to the page', () => this.#open(''));
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

  async #do(step: PageStep, part: LessonPart): Promise<void> {
    const isOld = this.#reader.hasClient() && this.#edits !== this.#reader.edits();
    if (step.kind === 'open' || isOld) {
      await this.#open(step.kind === 'open' ? step.path : '');
    }
    if (step.kind === 'picture') {
      const taken = await this.#screen?.takePicture();
      this.#stumbles.pictures.push(...(taken ? [{ ...taken, url: step.url, part }] : []));
    } else if (step.kind !== 'open') {
      await this.#screen?.follow(step);
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
