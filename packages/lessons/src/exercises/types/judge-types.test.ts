import { beforeAll, describe, expect, test } from 'vitest';
import { loadTypeJudge, type TypeJudge } from './build-type-worker.ts';

let judge: TypeJudge;

beforeAll(async () => {
  judge = await loadTypeJudge();
});

const DOUBLE = 'export const double = (n: number) => n * 2;';
const IMPORT = "import { double } from './solution.ts';\n";
const HOLDS = { requirement: 'types', holds: true };

/** @param uses statements with the function `double`, one a line */
function judgeFile(code: string, uses = '') {
  return judge({ file: 'double.ts', code, types: `${IMPORT}${uses}` });
}

function fails(finding: object) {
  return { requirement: 'types', holds: false, expected: '', ...finding };
}

describe("the script of the page's worker", () => {
  test('accepts a file whose uses compile, or not, as they should', () => {
    const uses = "double(2).toFixed();\n// @ts-expect-error\ndouble('2');\n";
    expect(judgeFile(DOUBLE, uses)).toEqual(HOLDS);
  });

  test('reports an error of the file itself with its line, before those of the uses', () => {
    const error = "error TS2322: Type 'string' is not assignable to type 'number'.";
    expect(judgeFile(`${DOUBLE}\nconst wrong: number = 'a';`, "double('2');")).toEqual(
      fails({ input: 'double.ts', output: error, line: 2 }),
    );
  });

  test('is as strict as `strict`, and no stricter', () => {
    const code = 'export const double = (list: number[]) => (list[0] + list[1]).toFixed();';
    expect(judgeFile(code)).toEqual(HOLDS);
    expect(judgeFile('export const double = (n) => n * 2;')).toMatchObject({
      output: "error TS7006: Parameter 'n' implicitly has an 'any' type.",
    });
  });

  test('reports a statement that should compile and does not', () => {
    expect(judgeFile(DOUBLE, "double(2);\n  double('2');\n")).toEqual(
      fails({
        input: "double('2');",
        output:
          "error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
        expected: 'no error',
      }),
    );
  });

  test('reports a statement that compiles and should not', () => {
    const uses = "// @ts-expect-error\ndouble();\n// @ts-expect-error\ndouble('2');\n";
    expect(judgeFile('export const double = (n: any) => n * 2;', uses)).toEqual(
      fails({ input: "double('2');", output: 'no error', expected: 'an error' }),
    );
  });

  test.each([
    ['any', 'const n: any = 1;', 2],
    ['as', '\nconst n = 1 as number;', 3],
    ['any, as', 'const n = 1 as number;', 2],
    ['any', 'const n = 1 as number;', undefined],
    ['as', "const n = ['a'] as const;", undefined],
    ['any, as', '// any\nconst n = \'as\' + `any` + "as"; /* as\nany */', undefined],
  ])('without %s: %s', (words, code, line) => {
    const verdict = judgeFile(`${DOUBLE}\n${code}`, `// without ${words}\n`);
    const output = `the word ${code.includes('any =') ? 'any' : 'as'}`;
    expect(verdict).toEqual(
      line === undefined ? HOLDS : fails({ input: 'double.ts', output, line }),
    );
  });

  test('the statements may declare a library more strictly', () => {
    const code = 'export const double = (n: string) => JSON.parse(n).twice;';
    const strict = 'declare global { interface JSON { parse(text: string): unknown; } }';
    expect(judgeFile(code)).toEqual(HOLDS);
    expect(judgeFile(code, strict)).toMatchObject({ output: expect.stringContaining('unknown') });
  });

  test('knows the language and the console, and nothing of the page', () => {
    const code = `${DOUBLE}\nconsole.log([1].toSorted(), new Map(), Promise.resolve());`;
    expect(judgeFile(code)).toEqual(HOLDS);
    expect(judgeFile(`${DOUBLE}\ndocument.title = '';`)).toMatchObject({
      output: expect.stringContaining("Cannot find name 'document'"),
    });
  });

  test.each([
    ['types without an end', `${DOUBLE}\ntype T<A> = { a: T<A[]> }['a'];\nlet n: T<1>;`],
    ['code that cannot be parsed', 'export const double = (;'],
  ])('%s are an error of the file', (_name, code) => {
    expect(judgeFile(code)).toMatchObject({ output: expect.stringMatching(/^error TS\d+: /) });
  });
});
