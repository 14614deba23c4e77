import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose, type SampleCode } from '../catalogue.ts';
import { githubFileOf } from '../github/github-file.ts';
import { blockSpot, type DataBlock, textSpot } from '../plan/block.ts';
import { parseCss } from './parse-css.ts';
import { parseJson, parseJsonc } from './parse-json.ts';
import { parseDotenv, parseHttp, parseIni } from './parse-lines.ts';
import { parseHtml, parseXml } from './parse-markup.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

const PARSERS: Readonly<Record<string, (text: string) => readonly SyntaxProblem[]>> = {
  json: parseJson,
  jsonc: parseJsonc,
  yaml: parseYaml,
  yml: parseYaml,
  html: parseHtml,
  css: parseCss,
  http: (text) => parseHttp(text, parseJson),
  dotenv: parseDotenv,
  ini: parseIni,
  xml: parseXml,
};

/** Parses a block of data; workflows and Dependabot configurations are also checked against GitHub's rules. */
export async function checkData(block: DataBlock): Promise<readonly Diagnostic[]> {
  const { language, fence, options } = block;
  const syntax = PARSERS[language]?.(fence.value) ?? [];
  if (syntax.length > 0) {
    const hint = `Correct the ${language}, or use "text" for what is only a sketch.`;
    return syntax.map((problem) => report(block, problem, { code: 'sample/syntax', hint }));
  }
  const file = isYaml(language) ? githubFileOf(options.title, fence.value) : undefined;
  const problems = (await file?.check(fence.value)) ?? [];
  return file === undefined ? [] : problems.map((problem) => report(block, problem, file));
}

function isYaml(language: string): boolean {
  return language === 'yaml' || language === 'yml';
}

function report(
  block: DataBlock,
  { offset, reason }: SyntaxProblem,
  { code, hint }: { readonly code: SampleCode; readonly hint: string },
): Diagnostic {
  const spot = offset === undefined ? blockSpot(block) : textSpot(block, offset);
  return diagnose(code, spot, { message: `${reason.replace(/\.$/, '')}.`, hint });
}
