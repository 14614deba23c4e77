import ts from 'typescript';
import type { ShownType } from '../fences/shown-types.ts';

/** Characters from which a type is left out: more fill a phone and are not read. */
const MAX_LENGTH = 160;

/** The same for methods: longer ones take functions with all their parameters, such as `map`. */
const MAX_METHOD_LENGTH = 80;

/** Names whose type says nothing, or always the same. */
const SILENT_NAMES = new Set(['console', 'length', 'undefined', 'NaN', 'Infinity', 'globalThis']);

/** What the compiler says of a name and no type: `class User`, `any`; `var Map: MapConstructor`. */
const NO_TYPE =
  /^(?:any$|import |module |namespace |\(type parameter\)|(?:\(alias\) |const |abstract )*(?:class|interface|enum) |var (\w+): \1(?:Constructor)?$)/;

/** Where the compiler is asked, and where the block's own text stands. Offsets count from 0. */
export interface ShownTypesSource {
  readonly file: ts.SourceFile;
  /** The compiler's quick info on the name at an offset of the file; empty: it knows none. */
  readonly ask: (offset: number) => string;
  /** First offset of the block's own text. */
  readonly from: number;
  /** The offset behind it. */
  readonly to: number;
  /** Where the compiler reports errors. */
  readonly errorsAt: readonly number[];
}

/**
 * Chooses the names of a block whose types teach something, and asks the compiler for them.
 *
 * The rule: a name is marked where its type is met for the first time and does not stand in the
 * block itself.
 *
 * - A declaration that is written with its type (`let age: number`, a function with all types, a
 *   type alias) is not marked; one whose type is inferred is.
 * - A use is marked when the compiler says something that was neither marked nor written before: of
 *   a name from a block before this one, or of one that was narrowed or got its type arguments.
 * - Names that are only keys or doors are left out: imports, keys of object literals, attributes
 *   and HTML tags of JSX, type parameters, `length`, `console` and its methods. So is what the compiler says without a
 *   type (`class User`), and what is too long to read.
 *
 * Results are cached: a change of the rule raises `RESULTS_VERSION`.
 *
 * @returns one line each, in the order of the text, offsets in the block's own text
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
      // The compiler calls a type `any` where it has given up, as at a readonly that is assigned to.
      const isGivenUp = errorsAt.includes(offset) && text.endsWith(': any');
      if (text !== '' && !isGivenUp && !NO_TYPE.test(text) && !met.has(text)) {
        met.add(text);
        if (!isWrittenWithType(node) && text.length <= maxLength(text)) {
          shown.push({ offset: offset - from, length: node.end - offset, text });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return shown;
}

function maxLength(text: string): number {
  return text.startsWith('(method)') ? MAX_METHOD_LENGTH : MAX_LENGTH;
}

/**
 * As a page shows it. In an editor object types stand on several lines, which go on with a space or
 * a bracket; a line that begins with a word is a second meaning of the name.
 */
function toOneLine(text: string): string {
  const [first = ''] = text.split(/\n(?=[\w(])/);
  return first.replace(/\s+/g, ' ').trim();
}

/** Tells whether a name is only a key, a door to another file, or part of every block. */
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

/** Tells whether a name is the tag of an HTML element in JSX. */
function isJsxTag({ parent, text }: ts.Identifier | ts.PrivateIdentifier): boolean {
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && /^[a-z]/.test(text);
}

/** Tells whether a name is that of a declaration which says all that the compiler would say. */
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
