import { fileURLToPath } from 'node:url';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { describe, expect, it } from 'vitest';
import { readContract } from './read-contract.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

function readFixture(name: string) {
  return readContract({
    entryPoints: [`${packageFolder}fixtures/${name}/index.ts`],
    tsconfig: `${packageFolder}fixtures/${name}/tsconfig.json`,
    projectFolder: packageFolder,
  });
}

// TypeDoc type-checks what it reads, which takes seconds.
describe('reading the contract', { timeout: 120_000 }, () => {
  it('names file and line of exports and fields without a doc comment', async () => {
    const { findings } = await readFixture('undocumented');
    expect(findings.map(formatDiagnostic)).toEqual([
      'fixtures/undocumented/index.ts:4:1 error reference/undocumented: "silent" has no doc comment.\n' +
        '  Write a comment (/** … */) above it that says what a reader must know.',
      'fixtures/undocumented/index.ts:10:1 error reference/undocumented: "Body.mute" has no doc comment.\n' +
        '  Write a comment (/** … */) above it that says what a reader must know.',
    ]);
  });

  it('names the file of a link that leads nowhere', async () => {
    const { findings } = await readFixture('broken-link');
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      code: 'reference/broken-link',
      file: 'fixtures/broken-link/index.ts',
      line: 2,
    });
  });

  it('names file and line of a type error', async () => {
    const { findings } = await readFixture('type-error');
    expect(findings[0]).toMatchObject({ file: 'fixtures/type-error/index.ts', line: 2 });
    expect(findings[0]?.message).toContain("'string' is not assignable to type 'number'");
  });
});
