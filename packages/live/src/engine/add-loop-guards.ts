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
  const openings: Insertion[] = [];
  const closings: Insertion[] = [];
  const guard = (body: Node, opening: string, closing: string) => {
    if (body.type === 'BlockStatement') {
      openings.push({ offset: body.start + 1, text: CALL });
    } else {
      openings.push({ offset: body.start, text: opening });
      closings.push({ offset: body.end, text: closing });
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
  // What ends one construct stands before what begins the next at the same place, and inner ends before outer ones: the
  // walk visits inner nodes first, so their order is right already. Beginnings at one place need the outer one first.
  return insertAll(code, [...closings, ...openings.reverse()]);
}

/** Of several texts at one place, the first comes first. */
function insertAll(code: string, insertions: readonly Insertion[]): string {
  const ordered = [...insertions].sort((a, b) => a.offset - b.offset);
  let result = '';
  let from = 0;
  for (const { offset, text } of ordered) {
    result += code.slice(from, offset) + text;
    from = offset;
  }
  return result + code.slice(from);
}
