import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLoopGuards, parseScript } from './add-loop-guards.ts';
import { GUARD_NAME } from './guard-name.ts';

const guard = (code: string) => addLoopGuards(code, parseScript(code));

/** Runs code with a counting guard; it must end by itself. */
function runGuarded(code: string): { readonly result: unknown; readonly ticks: number } {
  let ticks = 0;
  const body = new Function(GUARD_NAME, guard(code));
  const result: unknown = body(() => {
    ticks += 1;
  });
  return { result, ticks };
}

describe('addLoopGuards', () => {
  test.each([
    ['while (a) b();', 'while (a) {__liveTick();b();}'],
    ['while (a) { b(); }', 'while (a) {__liveTick(); b(); }'],
    ['do a(); while (b);', 'do {__liveTick();a();} while (b);'],
    ['for (;;);', 'for (;;){__liveTick();;}'],
    [
      'for (const a of b) while (a) c();',
      'for (const a of b) {__liveTick();while (a) {__liveTick();c();}}',
    ],
    ['for (const a in b) {}', 'for (const a in b) {__liveTick();}'],
    ['function f() { f(); }', 'function f() {__liveTick(); f(); }'],
    ['const f = (a) => f(a);', 'const f = (a) => (__liveTick(), f(a));'],
    ['const f = () => ({ a: 1 });', 'const f = () => ((__liveTick(), { a: 1 }));'],
    ['const f = (a) => (b) => a;', 'const f = (a) => (__liveTick(), (b) => (__liveTick(), a));'],
    ['while (a) f = () => 1', 'while (a) {__liveTick();f = () => (__liveTick(), 1)}'],
    ['class A { get b() { return 1; } }', 'class A { get b() {__liveTick(); return 1; } }'],
    ['await a; return 1;', 'await a; return 1;'],
  ])('%s becomes %s', (code, guarded) => {
    expect(guard(code)).toBe(guarded);
  });

  test('moves no line', () => {
    const code = 'let n = 0;\nfor (let i = 0; i < 3; i += 1)\n  n +=\n    i;\nreturn () =>\n  n;';
    const lines = guard(code).split('\n');
    expect(lines).toHaveLength(code.split('\n').length);
    expect(lines[3]).toBe('    i;}');
  });

  test('calls the guard once for each round and each call', () => {
    const code = `let n = 0;
      const add = (by) => { n += by; };
      for (let i = 0; i < 4; i += 1) add(i);
      return n;`;
    expect(runGuarded(code)).toEqual({ result: 6, ticks: 8 });
  });

  test('changes nothing that code gives', () => {
    const loop = fc.constantFrom(
      (body: string, id: number) => `for (let i${id} = 0; i${id} < 3; i${id} += 1) ${body}`,
      (body: string, id: number) => `for (const k${id} of [1, 2]) ${body}`,
      (body: string, id: number) => `{ let w${id} = 2; while (w${id}-- > 0) ${body} }`,
      (body: string, id: number) => `{ let d${id} = 2; do ${body} while (d${id}-- > 0); }`,
      (body: string, id: number) => `{ const f${id} = () => { ${body} }; f${id}(); }`,
      (body: string) => `if (n % 2 === 0) ${body} else { n += 5; }`,
    );
    fc.assert(
      fc.property(fc.array(loop, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (loops, by) => {
        const code = loops.reduce((body, wrap, id) => wrap(body, id), `n += ${by};`);
        const program = `let n = 0; ${code} return n;`;
        expect(runGuarded(program).result).toBe(new Function(program)());
      }),
    );
  });
});
