import { describe, expect, it } from 'vitest';
import { captureCommand } from '../../tools/run-command.mjs';

const NICENESS_OF_CHILD = `
  const { execFileSync } = require('node:child_process');
  console.log(execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' }));
`;

describe('captureCommand', () => {
  it.runIf(process.platform !== 'win32')(
    'lets a command and what it starts stand back',
    async () => {
      const { output } = await captureCommand(process.execPath, ['-e', NICENESS_OF_CHILD], {
        niceness: 19,
      });
      expect(output.trim()).toBe('19');
    },
  );

  it('keeps what both streams say, and the exit code', async () => {
    const script = "console.log('said'); console.error('wrong'); process.exitCode = 3;";
    const { output, code } = await captureCommand(process.execPath, ['-e', script]);
    expect(output.split('\n').sort().join(' ').trim()).toBe('said wrong');
    expect(code).toBe(3);
  });
});
