import ts from 'typescript';

/**
 * Finds the earlier examples whose names an example uses, and those that they need in turn. Of several with a name,
 * it takes the one that declares most of the names in use, then the last one, and never two with the same name.
 *
 * @param earlier in the order of the page
 * @returns their texts, in the order of the page
 */
export function neededBlocks(text: string, earlier: readonly string[]): readonly string[] {
  const needed = new Set<number>();
  const declared = new Set(namesOf(text).declared);
  const collect = (source: string, before: number) => {
    const { missing } = namesOf(source);
    const isMissing = (name: string) => missing.has(name) && !declared.has(name);
    while (true) {
      const shares = earlier.slice(0, before).map((block) => {
        const names = [...namesOf(block).declared];
        return names.some((name) => declared.has(name)) ? 0 : names.filter(isMissing).length;
      });
      const most = Math.max(0, ...shares);
      if (most === 0) {
        return;
      }
      const index = shares.lastIndexOf(most);
      needed.add(index);
      const block = earlier[index] ?? '';
      for (const name of namesOf(block).declared) {
        declared.add(name);
      }
      collect(block, index);
    }
  };
  collect(text, earlier.length);
  return earlier.filter((_, index) => needed.has(index));
}

const known = new Map<string, ReturnType<typeof readNames>>();

/** Names that a text declares at its top level, and those in use that it does not declare. */
function namesOf(text: string) {
  const names = known.get(text) ?? readNames(text);
  known.set(text, names);
  return names;
}

/** Codes of the compiler: "Cannot find name", "namespace", "type definitions", "No value exists in scope". */
const NOT_FOUND = [2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 18004];

/** Asks the compiler, without libraries: their names are missing then, and no block declares them. */
function readNames(text: string) {
  const options = { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.Latest };
  const file = ts.createSourceFile('a.ts', text, options.target, true);
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (path) => (path === file.fileName ? file : undefined);
  const program = ts.createProgram([file.fileName], options, host);
  const symbols = program.getTypeChecker().getSymbolsInScope(file, -1);
  const own = symbols.filter(({ declarations = [] }) => declarations.length > 0);
  const unresolved = program
    .getSemanticDiagnostics(file)
    .filter(({ code }) => NOT_FOUND.includes(code))
    .map(({ start = 0, length = 0 }) => text.slice(start, start + length));
  return { declared: new Set(own.map(({ name }) => name)), missing: new Set(unresolved) };
}
