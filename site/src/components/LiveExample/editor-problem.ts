import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** An error at a line, counted from 1. */
export interface EditorProblem {
  readonly line: number;
  readonly message: string;
}

/** Shows a problem below its line, or takes it away. */
export const setProblem = StateEffect.define<EditorProblem | undefined>();

class ProblemText extends WidgetType {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-problem';
    element.textContent = this.#message;
    return element;
  }
}

/** The problem that the editor shows. A change of the code removes it, because it may be fixed. */
export const problemField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, docChanged, state: { doc } }) {
    const effect = effects.find((one) => one.is(setProblem));
    if (effect === undefined) {
      return docChanged ? Decoration.none : shown;
    }
    const problem: EditorProblem | undefined = effect.value;
    if (problem === undefined) {
      return Decoration.none;
    }
    const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
    return Decoration.set([
      Decoration.line({ class: 'cm-problem-line' }).range(line.from),
      Decoration.widget({ widget: new ProblemText(problem.message), block: true, side: 1 }).range(
        line.to,
      ),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});
