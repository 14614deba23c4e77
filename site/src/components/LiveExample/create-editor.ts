import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { indentUnit, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { parser } from '@lezer/javascript';
import { editorColours, editorLook } from './editor-look.ts';
import { type EditorProblem, problemField, setProblem } from './editor-problem.ts';

export interface EditorOptions {
  readonly code: string;
  /** Name for assistive technology. */
  readonly label: string;
  /** How to leave it, for assistive technology. */
  readonly description: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** An editor in the page. */
export interface CodeEditor {
  readonly focus: () => void;
  readonly showProblem: (problem: EditorProblem | undefined) => void;
  readonly destroy: () => void;
}

/** TSX without what `@codemirror/lang-javascript` adds to it: completion and its weight. */
const tsx = LRLanguage.define({ parser: parser.configure({ dialect: 'ts jsx' }) });

/**
 * Makes an editor. Tab is not bound, so it moves the focus on, as everywhere on a page.
 *
 * It lives in a shadow tree: there CodeMirror gives its styles to the browser as objects, while in the
 * page itself it would write a `<style>` element, which the policy refuses.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): CodeEditor {
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
    showProblem: (problem) => view.dispatch({ effects: setProblem.of(problem) }),
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
