import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { HighlightStyle, indentUnit, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import type { Problem } from './run-state.ts';

interface EditorOptions {
  readonly code: string;
  /** Name for assistive technology. */
  readonly label: string;
  /** How to leave it, for assistive technology. */
  readonly description: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** TSX without what `@codemirror/lang-javascript` adds to it: completion and its weight. */
const tsx = LRLanguage.define({ parser: parser.configure({ dialect: 'ts jsx' }) });

/** The colours of the site's code; variables reach into the editor's shadow tree. */
const editorColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator, tags.modifier], color: 'var(--code-token-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-token-string)' },
  { tag: tags.comment, color: 'var(--code-token-comment)' },
  { tag: [tags.number, tags.bool, tags.null, tags.typeName], color: 'var(--code-token-constant)' },
  { tag: [tags.tagName, tags.className], color: 'var(--code-token-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    color: 'var(--code-token-function)',
  },
  { tag: [tags.punctuation, tags.bracket], color: 'var(--code-token-punctuation)' },
]);

/** The look of the site's code blocks. */
const editorLook = EditorView.theme({
  '&': {
    color: 'var(--code-foreground)',
    backgroundColor: 'var(--code-background)',
    fontSize: 'var(--live-code-size, var(--ifm-code-font-size))',
    maxHeight: 'var(--live-editor-height, 30rem)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--ifm-color-primary)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: 'var(--ifm-pre-line-height)',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--code-foreground)' },
  '.cm-gutters': {
    color: 'var(--site-text-muted)',
    backgroundColor: 'var(--code-background)',
    border: 'none',
  },
  '.cm-problem-line': { backgroundColor: 'var(--meaning-danger-ground)' },
  '.cm-problem': {
    padding: '0.25rem 0.75rem',
    borderLeft: '4px solid var(--meaning-danger)',
    color: 'var(--meaning-danger)',
    backgroundColor: 'var(--meaning-danger-ground)',
    fontFamily: 'var(--font-text)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Shows a problem below its line, or takes it away. */
const setProblem = StateEffect.define<Problem | undefined>();

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
const problemField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, docChanged, state: { doc } }) {
    const effect = effects.find((one) => one.is(setProblem));
    if (effect === undefined) {
      return docChanged ? Decoration.none : shown;
    }
    const problem: Problem | undefined = effect.value;
    if (problem === undefined) {
      return Decoration.none;
    }
    const line = doc.line(Math.min(Math.max(problem.spot?.line ?? 1, 1), doc.lines));
    return Decoration.set([
      Decoration.line({ class: 'cm-problem-line' }).range(line.from),
      Decoration.widget({ widget: new ProblemText(problem.message), block: true, side: 1 }).range(
        line.to,
      ),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Makes an editor. Tab is not bound, so it moves the focus on, as everywhere on a page.
 *
 * It lives in a shadow tree: there CodeMirror gives its styles to the browser as objects, while in the
 * page itself it would write a `<style>` element, which the policy refuses.
 */
export function createEditor(host: HTMLElement, options: EditorOptions) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const run = () => {
    options.onRun();
    return true;
  };
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: options.code,
      extensions: [
        lineNumbers(),
        history(),
        indentUnit.of('  '),
        tsx,
        syntaxHighlighting(editorColours),
        editorLook,
        problemField,
        keymap.of([{ key: 'Mod-Enter', run }, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          'aria-description': options.description,
          autocapitalize: 'off',
          spellcheck: 'false',
          // It has the focus anyway; written down, tools know that what scrolls is reached by keyboard.
          tabindex: '0',
        }),
        EditorView.domEventHandlers({ beforeinput: replaceSelection }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            options.onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    read: () => view.state.doc.toString(),
    showProblem: (problem: Problem | undefined) =>
      view.dispatch({ effects: setProblem.of(problem) }),
    destroy: () => view.destroy(),
  };
}

/**
 * Replaces selected code by what is typed. Left to itself, Chromium gives the new text the colours of the old one by a
 * `style` attribute, which the policy refuses and reports.
 */
function replaceSelection(
  { inputType, isComposing, data }: InputEvent,
  { state, dispatch }: EditorView,
): boolean {
  const isReplaced =
    /^(?:insertText|deleteContent)/.test(inputType) && !isComposing && !state.selection.main.empty;
  if (isReplaced) {
    dispatch(state.replaceSelection(data ?? ''), { userEvent: 'input.type', scrollIntoView: true });
  }
  return isReplaced;
}
