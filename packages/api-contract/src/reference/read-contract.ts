import type { Diagnostic } from '@vibe-docs/kernel';
import {
  Application,
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  ReflectionKind,
} from 'typedoc';
import { FindingLogger } from './finding-logger.ts';

/** What a doc comment says, as Markdown. Links are written `[[name]]` until a page resolves them. */
export interface DocText {
  readonly summary: string;
  readonly remarks: string;
  readonly returns: string;
}

/** An export, class, method or field with its doc comment. */
export interface DocEntry {
  readonly name: string;
  readonly doc: DocText;
  /** Type as TypeScript shows it; empty for classes. */
  readonly type: string;
  readonly isOptional: boolean;
  /** Fields of a class and methods of a controller, in the order of the source. */
  readonly members: readonly DocEntry[];
}

/** The contract as TypeDoc reads it. */
export interface ContractDocs {
  /** Every export by name; the contract uses no name twice. */
  readonly entries: ReadonlyMap<string, DocEntry>;
  readonly findings: readonly Diagnostic[];
}

const DOCUMENTED =
  ReflectionKind.Variable |
  ReflectionKind.Function |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.Property |
  ReflectionKind.Method |
  ReflectionKind.TypeAlias;

/**
 * Reads TypeScript files with TypeDoc.
 *
 * @param options `entryPoints` are the files whose exports are read; findings name files relative to
 *   `projectFolder`, which ends with `/`
 * @returns the exports, and what is wrong with them: type errors, links that lead nowhere, exports
 *   and fields without a doc comment
 */
export async function readContract(options: {
  readonly entryPoints: readonly string[];
  readonly tsconfig: string;
  readonly projectFolder: string;
}): Promise<ContractDocs> {
  const { entryPoints, tsconfig, projectFolder } = options;
  const logger = new FindingLogger(projectFolder);
  const app = await Application.bootstrap({
    entryPoints: [...entryPoints],
    tsconfig,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    basePath: projectFolder,
    excludePrivate: true,
    excludeExternals: true,
    sort: ['source-order'],
    validation: false,
  });
  app.logger = logger;
  const project = await app.convert();
  if (project === undefined) {
    return { entries: new Map(), findings: logger.findings };
  }
  const modules = project.children ?? [];
  const exported = modules.flatMap((module) =>
    module.kind === ReflectionKind.Module ? (module.children ?? []) : [module],
  );
  return {
    entries: new Map(exported.map((reflection) => [reflection.name, readEntry(reflection)])),
    findings: [...logger.findings, ...exported.flatMap(findFaults)],
  };
}

function readEntry(reflection: DeclarationReflection): DocEntry {
  const comment = commentOf(reflection);
  return {
    name: reflection.name,
    doc: {
      summary: toMarkdown(comment?.summary),
      remarks: toMarkdown(comment?.getTag('@remarks')?.content),
      returns: toMarkdown(comment?.getTag('@returns')?.content),
    },
    type: (reflection.type ?? reflection.signatures?.[0]?.type)?.toString() ?? '',
    isOptional: reflection.flags.isOptional,
    members: membersOf(reflection).map(readEntry),
  };
}

function membersOf(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  const members = reflection.children ?? [];
  return members.filter(
    ({ kind }) => (kind & (ReflectionKind.Property | ReflectionKind.Method)) > 0,
  );
}

function commentOf(reflection: DeclarationReflection): Comment | undefined {
  return reflection.comment ?? reflection.signatures?.[0]?.comment;
}

function findFaults(reflection: DeclarationReflection): readonly Diagnostic[] {
  const comment = commentOf(reflection);
  const source = (reflection.sources ?? reflection.signatures?.[0]?.sources)?.[0];
  const place = {
    severity: 'error',
    file: source?.fileName ?? '',
    line: source?.line ?? 0,
    column: 1,
  } as const;
  const isSilent = (reflection.kind & DOCUMENTED) > 0 && toMarkdown(comment?.summary) === '';
  const silent: readonly Diagnostic[] = isSilent
    ? [
        {
          ...place,
          code: 'reference/undocumented',
          message: `"${reflection.getFriendlyFullName()}" has no doc comment.`,
          hint: 'Write a comment (/** … */) above it that says what a reader must know.',
        },
      ]
    : [];
  const lost = brokenLinks(comment).map(
    (target): Diagnostic => ({
      ...place,
      code: 'reference/broken-link',
      message: `The comment of "${reflection.getFriendlyFullName()}" links to "${target}", which is not exported.`,
      hint: 'Correct the name in {@link …}, or write it as code.',
    }),
  );
  return [...silent, ...lost, ...membersOf(reflection).flatMap(findFaults)];
}

function brokenLinks(comment: Comment | undefined): readonly string[] {
  const parts = [
    ...(comment?.summary ?? []),
    ...(comment?.blockTags.flatMap(({ content }) => content) ?? []),
  ];
  return parts.flatMap((part) =>
    part.kind === 'inline-tag' && part.target === undefined ? [part.text] : [],
  );
}

function toMarkdown(parts: readonly CommentDisplayPart[] = []): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? `[[${part.text}]]` : part.text))
    .join('')
    .trim();
}
