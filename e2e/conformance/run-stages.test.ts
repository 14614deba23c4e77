import { describe, expect, it } from 'vitest';
import { type Check, runStages } from '../../tools/run-stages.mjs';

const check = (name: string): Check => ({ name, script: name });

/** Notes what is begun, ended and printed; a check takes a turn of the event loop. */
function setUp(codes: Readonly<Record<string, number>> = {}) {
  const log: string[] = [];
  const run = async ({ name }: Check): Promise<number> => {
    log.push(`begin ${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`end ${name}`);
    return codes[name] ?? 0;
  };
  const runner = {
    show: run,
    capture: async (one: Check) => ({ code: await run(one), output: `says ${one.name}` }),
    print: (text: string) => log.push(text.trim()),
    nowMs: () => 0,
  };
  return { log, runner };
}

describe('runStages', () => {
  it('runs lanes side by side, the checks of a lane and the stages one after the other', async () => {
    const { log, runner } = setUp();
    await runStages([[[check('a'), check('b')], [check('c')]], [[check('d')]]], runner);
    const steps = log.filter((line) => /^(begin|end)/.test(line));
    expect(steps.slice(0, 2)).toEqual(['begin a', 'begin c']);
    expect(steps.indexOf('begin b')).toBeGreaterThan(steps.indexOf('end a'));
    expect(steps.slice(-2)).toEqual(['begin d', 'end d']);
  });

  it('begins a check after the one of another lane that it needs, failed or not', async () => {
    const { log, runner } = setUp({ b: 1 });
    await runStages([[[check('a'), check('b')], [{ ...check('c'), after: 'b' }]]], runner);
    const steps = log.filter((line) => /^(begin|end)/.test(line));
    expect(steps.slice(-4)).toEqual(['begin b', 'end b', 'begin c', 'end c']);
  });

  it('prints what a check beside others said in one piece, below its name', async () => {
    const { log, runner } = setUp();
    await runStages([[[check('a')], [check('b')]]], runner);
    const printed = log.filter((line) => line.startsWith('=='));
    expect(printed).toEqual(['== a\nsays a', '== b\nsays b']);
  });

  it('goes on after a failure and tells all results in their order', async () => {
    const { runner } = setUp({ b: 3 });
    const stages = [[[check('a'), check('b')], [check('c')]], [[check('d')]]];
    const results = await runStages(stages, runner);
    expect(results.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'a 0',
      'b 3',
      'c 0',
      'd 0',
    ]);
  });
});
