// Finishes a build of the site:
// `tsx src/finish-build.ts --build-dir <folder> [--rules <file or ->] [--cache-dir <folder>]`.
import { parseArgs } from 'node:util';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { finishBuild } from './build/finish-build.ts';
import { readRules } from './build/read-rules.ts';
import { defaultHostingRules } from './rules/hosting-rules.ts';
import { cspOf } from './rules/response-headers.ts';

const kilobyte = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'build-dir': { type: 'string', default: 'build' },
      rules: { type: 'string' },
      'cache-dir': { type: 'string' },
    },
  });
  const rules = values.rules === undefined ? defaultHostingRules : readRules(values.rules);
  const cacheDir = values['cache-dir'];
  const build = await finishBuild({
    buildDir: values['build-dir'],
    rules,
    ...(cacheDir === undefined ? {} : { cacheDir }),
  });
  if (build.kind === 'failed') {
    console.error(build.findings.map(formatDiagnostic).join('\n'));
    process.exitCode = 1;
    return;
  }
  const { siblings, manifest, pages } = build;
  console.log(
    `Finished ${pages} ${pages === 1 ? 'page' : 'pages'}: ${siblings.files} files compressed from ${kilobyte(siblings.originalBytes)} to ${kilobyte(siblings.brotliBytes)} (${siblings.cached} of ${siblings.cached + siblings.compressed} from the cache), policy of ${cspOf(manifest).length} bytes.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
