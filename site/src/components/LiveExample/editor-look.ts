import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of the site's code; variables reach into the editor's shadow tree. */
export const editorColours = HighlightStyle.define([
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
export const editorLook = EditorView.theme({
  '&': {
    color: 'var(--code-foreground)',
    backgroundColor: 'var(--code-background)',
    fontSize: 'var(--ifm-code-font-size)',
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
