import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const TEXTS = ['What is PUT?', 'What is a 404?', 'What is JSON?'];

/** The questions in the list, without what is in the buttons. */
function questionsIn(page: RenderedPage): readonly string[] {
  return page.texts('listitem', 'button');
}

const undo = (page: RenderedPage) => page.click('button', 'Undo');
const remove = (page: RenderedPage, text: string) => page.click('button', `Remove ${text}`);

export const checks: Checks<typeof Solution, PageTools> = {
  async names({ QuestionList }, { render, gives }) {
    const page = await render(QuestionList, { initial: TEXTS });
    await gives('the questions in the list', () => questionsIn(page), TEXTS);
    for (const text of TEXTS) {
      await gives(
        `is there an enabled button "Remove ${text}"?`,
        () => !page.isDisabled('button', `Remove ${text}`),
        true,
      );
    }
    await gives(
      'what the buttons of the list show besides their names',
      () => {
        const shown = page.texts('button').filter((text) => text !== 'Undo');
        return shown.map((text, place) => text.replace(`Remove ${TEXTS[place]}`, '').trim());
      },
      TEXTS.map(() => '×'),
    );
  },
  async removes({ QuestionList }, { render, gives }) {
    const page = await render(QuestionList, { initial: TEXTS });
    await remove(page, 'What is a 404?');
    await gives('the list without the second question', () => questionsIn(page), [
      'What is PUT?',
      'What is JSON?',
    ]);
    const twins = await render(QuestionList, { initial: ['Why?', 'Why?', 'How?'] });
    await remove(twins, 'Why?');
    await gives('the list without one of two equal questions', () => questionsIn(twins), [
      'Why?',
      'How?',
    ]);
    await remove(twins, 'Why?');
    await gives('the list without both of them', () => questionsIn(twins), ['How?']);
  },
  async status({ QuestionList }, { render, gives }) {
    const page = await render(QuestionList, { initial: TEXTS });
    await gives('the texts of the status at first', () => page.texts('status'), ['']);
    await remove(page, 'What is JSON?');
    await gives('the status after a removal', () => page.texts('status'), [
      'Removed "What is JSON?". 2 left.',
    ]);
    await remove(page, 'What is PUT?');
    await gives('the status after another one', () => page.texts('status'), [
      'Removed "What is PUT?". 1 left.',
    ]);
    await gives(
      'is the status the element that was there at first?',
      () => page.isKept('status'),
      true,
    );
  },
  async undo({ QuestionList }, { render, gives }) {
    const page = await render(QuestionList, { initial: TEXTS });
    await gives('is Undo disabled at first?', () => page.isDisabled('button', 'Undo'), true);
    await remove(page, 'What is PUT?');
    await remove(page, 'What is a 404?');
    await undo(page);
    await gives('the list after two removals and an Undo', () => questionsIn(page), [
      'What is a 404?',
      'What is JSON?',
    ]);
    await gives('the status then', () => page.texts('status'), ['Restored "What is a 404?".']);
    await undo(page);
    await gives('the list after a second Undo', () => questionsIn(page), TEXTS);
    await gives('is Undo disabled then?', () => page.isDisabled('button', 'Undo'), true);
  },
};
