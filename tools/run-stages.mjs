/**
 * @typedef {object} Check
 * @property {string} name as in the summary
 * @property {string} script of package.json
 * @property {readonly string[]} [parameters] of the script
 * @property {number} [niceness] of its command beside others: 0 to 19, 0 when left out
 * @property {string} [after] name of a check in another lane of the stage, which must have ended
 */

/**
 * @typedef {object} CheckResult
 * @property {string} name
 * @property {number} code exit code; 0: passed
 * @property {number} seconds
 */

/**
 * How checks are run and shown.
 *
 * @typedef {object} CheckRunner
 * @property {(check: Check) => Promise<number>} show runs a check, whose output is seen at once
 * @property {(check: Check) => Promise<{ code: number, output: string }>} capture runs a check silently
 * @property {(text: string) => void} print
 * @property {() => number} nowMs
 */

/**
 * Runs checks in stages, one stage after the other. A stage has lanes, which run side by side; the checks
 * of a lane follow each other. What a check beside others prints is shown in one piece when it has ended.
 * A failed check stops nothing: one run tells everything.
 *
 * @param {readonly (readonly (readonly Check[])[])[]} stages
 * @param {CheckRunner} runner
 * @returns {Promise<readonly CheckResult[]>} in the order of the stages and their lanes
 */
export async function runStages(stages, runner) {
  /** @type {CheckResult[]} */
  const results = [];
  for (const lanes of stages) {
    const run = lanes.length === 1 ? runShown : runCaptured;
    const ends = new Map(lanes.flat().map(({ name }) => [name, makeEnd()]));
    const ofLanes = await Promise.all(lanes.map((lane) => runLane(lane, ends, run, runner)));
    results.push(...ofLanes.flat());
  }
  return results;
}

/** @returns something that ends once, and a promise of it */
function makeEnd() {
  /** @type {() => void} */
  let end = () => undefined;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/**
 * @param {readonly Check[]} lane
 * @param {ReadonlyMap<string, ReturnType<typeof makeEnd>>} ends of all checks of the stage, by name
 * @param {(check: Check, runner: CheckRunner) => Promise<number>} run
 * @param {CheckRunner} runner
 */
async function runLane(lane, ends, run, runner) {
  /** @type {CheckResult[]} */
  const results = [];
  for (const check of lane) {
    if (check.after !== undefined) {
      await ends.get(check.after)?.ended;
    }
    const startMs = runner.nowMs();
    const code = await run(check, runner);
    ends.get(check.name)?.end();
    results.push({ name: check.name, code, seconds: (runner.nowMs() - startMs) / 1000 });
  }
  return results;
}

/**
 * @param {Check} check
 * @param {CheckRunner} runner
 */
async function runShown(check, runner) {
  runner.print(headingOf(check));
  return await runner.show(check);
}

/**
 * @param {Check} check
 * @param {CheckRunner} runner
 */
async function runCaptured(check, runner) {
  const { code, output } = await runner.capture(check);
  runner.print(`${headingOf(check)}\n${output}`.trimEnd());
  return code;
}

/** @param {Check} check */
function headingOf({ name }) {
  return `\n== ${name}`;
}
