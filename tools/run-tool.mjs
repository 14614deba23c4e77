/**
 * Runs a tool's main function and turns a failure into one message and exit code 1.
 *
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when left out
 */
export async function runTool(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
