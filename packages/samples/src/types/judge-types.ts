import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { blockSpot, optionSpot, type TypedBlock, textSpot } from '../plan/block.ts';
import { importsOf } from './imports-of.ts';
import { formatTypeFinding, type TypeFinding } from './type-checker.ts';

/** The compiler's error code for a module that cannot be found. */
const MODULE_NOT_FOUND = 2307;

/**
 * Compares the compiler's errors with those that the block declares.
 *
 * @param allowedPackages names of the packages that a block may import
 */
export function judgeTypes(
  block: TypedBlock,
  findings: readonly TypeFinding[],
  allowedPackages: ReadonlySet<string>,
): readonly Diagnostic[] {
  const { errors } = block.options;
  const unlisted = unlistedImports(block, allowedPackages);
  // A disallowed package is reported below; "cannot find module" would repeat that.
  const isKnown = ({ code }: TypeFinding) =>
    errors.includes(code) || (code === MODULE_NOT_FOUND && unlisted.length > 0);
  const undeclared = findings.filter((finding) => !isKnown(finding));
  const missing = errors.filter((code) => !findings.some((finding) => finding.code === code));
  return [
    ...undeclared.map((finding) => reportUndeclared(block, finding)),
    ...missing.map((code) => reportMissing(block, code, findings)),
    ...unlisted,
  ];
}

function reportUndeclared(block: TypedBlock, finding: TypeFinding) {
  const codes = [...block.options.errors, finding.code].join(', ');
  return diagnose('sample/type-error', textSpot(block, finding.offset), {
    message: formatTypeFinding(finding).replace(/\s*\n\s*/g, ' '),
    hint: `Correct the code, or declare the error when it is meant: errors="${codes}".`,
  });
}

function reportMissing(block: TypedBlock, code: number, findings: readonly TypeFinding[]) {
  const found = [...new Set(findings.map((finding) => finding.code))].join(', ');
  return diagnose('sample/missing-error', optionSpot(block, block.options.offsets.get('errors')), {
    message: `The declared error ${code} does not occur.`,
    hint: `Found: ${found === '' ? 'no error' : found}. Correct errors="…" and the text around it.`,
  });
}

function unlistedImports(block: TypedBlock, allowedPackages: ReadonlySet<string>) {
  if (block.options.errors.includes(MODULE_NOT_FOUND)) {
    return [];
  }
  return importsOf(block.fence.value)
    .filter(({ name }) => !allowedPackages.has(name))
    .map(({ name, offset }) =>
      diagnose('sample/unlisted-import', offset < 0 ? blockSpot(block) : textSpot(block, offset), {
        message: `The block imports "${name}", which samples may not use.`,
        hint: 'Add it to the development dependencies of packages/samples, or show a listing.',
      }),
    );
}
