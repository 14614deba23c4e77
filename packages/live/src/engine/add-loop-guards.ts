import { type Node, type Program, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { GUARD_NAME } from './guard-name.ts';

const CALL = `${GUARD_NAME}();`;

interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/**
 * Parses JavaScript as the frame runs it: inside an async function.
 *
 * @throws SyntaxError of acorn, with `loc`
 */
export function parseScript(code: string): Program {
  return parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
}

/**
 * Puts a call into every loop and every function, which lets the frame end code that never pauses:
 * `while (true) work();` becomes `while (true) {__liveTick();work();}`. No line moves.
 *
 * @param code JavaScript
 * @param program the same, parsed
 */
export function addLoopGuards(code: string, program: Program): string {
  const insertions: Insertion[] = [];
  const insert = (offset: number, text: string) => insertions.push({ offset, text });
  const guard = (body: Node, opening: string, closing: string) => {
    if (body.type === 'BlockStatement') {
      insert(body.start + 1, CALL);
    } else {
      insert(body.start, opening);
      insert(body.end, closing);
    }
  };
  const guardLoop = ({ body }: { readonly body: Node }) => guard(body, `{${CALL}`, '}');
  const guardFunction = ({ body }: { readonly body: Node }) =>
    guard(body, `(${GUARD_NAME}(), `, ')');
  simple(program, {
    WhileStatement: guardLoop,
    DoWhileStatement: guardLoop,
    ForStatement: guardLoop,
    ForInStatement: guardLoop,
    ForOfStatement: guardLoop,
    FunctionDeclaration: guardFunction,
    FunctionExpression: guardFunction,
    ArrowFunctionExpression: guardFunction,
  });
  return applyInsertions(code, insertions);
}

/**
 * What ends one construct stands before what begins the next at the same place, and inner ends
 * before outer ones: the walk visits inner nodes first, so their order is right already. Beginnings
 * at one place need the outer one first.
 */
function applyInsertions(code: string, insertions: readonly Insertion[]): string {
  const closing = insertions.filter(({ text }) => isClosing(text));
  const opening = insertions.filter(({ text }) => !isClosing(text)).reverse();
  const ordered = [...closing, ...opening].sort((a, b) => a.offset - b.offset);
  let result = '';
  let from = 0;
  for (const { offset, text } of ordered) {
    result += code.slice(from, offset) + text;
    from = offset;
  }
  return result + code.slice(from);
}

function isClosing(text: string): boolean {
  return text === '}' || text === ')';
}
