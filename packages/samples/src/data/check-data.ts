import type { Diagnostic } from '@vibe-docs/content';
import { diagnose } from '../catalogue.ts';
import { blockSpot, type DataBlock, textSpot } from '../plan/block.ts';
import { parseCss } from './parse-css.ts';
import { parseJson, parseJsonc } from './parse-json.ts';
import { parseDotenv, parseHttp, parseIni } from './parse-lines.ts';
import { parseHtml, parseXml } from './parse-markup.ts';
import { checkWorkflow, isWorkflow } from './parse-workflow.ts';
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

/** Parses a block of data; a GitHub workflow also by its schema. */
export function checkData(block: DataBlock): readonly Diagnostic[] {
  const { language, fence, options } = block;
  const syntax = PARSERS[language]?.(fence.value) ?? [];
  if (syntax.length > 0) {
    return syntax.map((problem) => report(block, 'sample/syntax', problem));
  }
  return parseYamlAsWorkflow(language) && isWorkflow(options.title)
    ? checkWorkflow(options.title, fence.value).map((problem) =>
        report(block, 'sample/workflow', problem),
      )
    : [];
}

function parseYamlAsWorkflow(language: string): boolean {
  return language === 'yaml' || language === 'yml';
}

function report(
  block: DataBlock,
  code: 'sample/syntax' | 'sample/workflow',
  { offset, reason }: SyntaxProblem,
): Diagnostic {
  return diagnose(code, offset === undefined ? blockSpot(block) : textSpot(block, offset), {
    message: `${reason.replace(/\.$/, '')}.`,
    hint:
      code === 'sample/workflow'
        ? 'See the workflow syntax in GitHub’s documentation.'
        : `Correct the ${block.language}, or use "text" for what is only a sketch.`,
  });
}
