import { lexer, parse, walk } from 'css-tree';
import { offsetOf, type SyntaxProblem } from './syntax-problem.ts';

/** Checks CSS: its grammar, and the names and values of properties. */
export function parseCss(text: string): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const tree = parse(text, {
    positions: true,
    onParseError: ({ message, line, column }) => {
      problems.push({ offset: offsetOf(text, line, column), reason: message });
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      const { error } = lexer.matchProperty(node.property, node.value);
      if (error !== null && !node.property.startsWith('--')) {
        const [first] = error.message.split('\n');
        const isValue = first === 'Mismatch';
        problems.push({
          offset: node.loc?.start.offset,
          reason: isValue
            ? `"${node.property}" cannot have this value`
            : (first ?? '').replaceAll('`', '"'),
        });
      }
    },
  });
  return problems;
}
