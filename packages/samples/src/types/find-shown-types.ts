import ts from 'typescript';
import type { ShownType } from '../fences/result-files.ts';

/** Maximum length of a shown type, in characters: longer ones fill a phone screen and are not read. */
const MAX_LENGTH = 160;

/** The same for methods: longer types are those of methods with callbacks, such as `map`. */
const MAX_METHOD_LENGTH = 80;

/** Names whose type is trivial or always the same. */
const SILENT_NAMES = new Set(['console', 'length', 'undefined', 'NaN', 'Infinity', 'globalThis']);

/** Quick info without a type: `class User`, `any`; `var Map: MapConstructor`. */
const NO_TYPE =
  /^(?:any$|import |module |namespace |\(type parameter\)|(?:\(alias\) |const |abstract )*(?:class|interface|enum) |var (\w+): \1(?:Constructor)?$)/;

/** Input of the search. Offsets count from 0. */
interface ShownTypesSource {
  readonly file: ts.SourceFile;
  /** The compiler's quick info at an offset of the file; empty when there is none. */
  readonly ask: (offset: number) => string;
  /** Start of the block's own text. */
  readonly from: number;
  /** End of the block's own text, exclusive. */
  readonly to: number;
  /** Offsets of the compiler's errors. */
  readonly errorsAt: readonly number[];
}

/**
 * Chooses the names of a block whose types are informative, and returns their types.
 *
 * The rule: a name is marked where its type first occurs and is not written in the
 * block itself.
 *
 * - A declaration that is written with its type (`let age: number`, a function with all types, a
 *   type alias) is not marked; one whose type is inferred is.
 * - A use is marked when its quick info was neither marked nor written before: that of
 *   a name from a preceding block, or of one that was narrowed or got its type arguments.
 * - Names that are only keys or imports are left out: imports, keys of object literals, attributes
 *   and HTML tags of JSX, type parameters, `length`, `console` and its methods. So is quick info without a
 *   type (`class User`), and types that are too long.
 *
 * Results are cached: raise `RESULTS_VERSION` when the rule changes.
 *
 * @returns single-line types in document order, with offsets in the block's own text
 */
export function findShownTypes({
  file,
  ask,
  from,
  to,
  errorsAt,
}: ShownTypesSource): readonly ShownType[] {
  const met = new Set<string>();
  const shown: ShownType[] = [];
  const visit = (node: ts.Node): void => {
    if (node.end <= from || node.pos >= to) {
      return;
    }
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !isSilent(node, file)) {
      const offset = node.getStart(file);
      const text = toOneLine(ask(offset));
      // After an error the compiler types a name as `any`, such as a readonly property that is assigned to.
      const isGivenUp = errorsAt.includes(offset) && text.endsWith(': any');
      if (text !== '' && !isGivenUp && !NO_TYPE.test(text) && !met.has(text)) {
        met.add(text);
        const maxLength = text.startsWith('(method)') ? MAX_METHOD_LENGTH : MAX_LENGTH;
        if (!isWrittenWithType(node) && text.length <= maxLength) {
          shown.push({ offset: offset - from, length: node.end - offset, text });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return shown;
}

/**
 * The form for a page. Quick info formats object types on several lines, which continue with a space or
 * a closing brace or parenthesis; a line that begins with a word is an overload or second meaning of the name.
 */
function toOneLine(text: string): string {
  const [first = ''] = text.split(/\n(?=[\w(])/);
  return first.replace(/\s+/g, ' ').trim();
}

/** Returns whether a name is only a key, an import, or part of every block. */
function isSilent(name: ts.Identifier | ts.PrivateIdentifier, file: ts.SourceFile): boolean {
  const { parent } = name;
  if (SILENT_NAMES.has(name.text)) {
    return true;
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
    return parent.expression.getText(file) === 'console';
  }
  return (
    ts.isImportClause(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isJsxAttribute(parent) ||
    isJsxTag(name) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name)
  );
}

/** Returns whether a name is the tag of an HTML element in JSX. */
function isJsxTag({ parent, text }: ts.Identifier | ts.PrivateIdentifier): boolean {
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && /^[a-z]/.test(text);
}

/** Returns whether a name belongs to a declaration with explicit types only. */
function isWrittenWithType(name: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = name;
  if (!('name' in parent) || parent.name !== name) {
    return false;
  }
  if (ts.isFunctionLike(parent)) {
    return parent.type !== undefined && parent.parameters.every(({ type }) => type !== undefined);
  }
  if (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent)
  ) {
    return parent.type !== undefined;
  }
  return ts.isTypeAliasDeclaration(parent) || ts.isEnumMember(parent);
}
