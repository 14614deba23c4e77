import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '@vibe-docs/kernel';
import { Logger, LogLevel } from 'typedoc';

interface SourceText {
  readonly fileName: string;
  getLineAndCharacterOfPosition(position: number): { readonly line: number };
}

interface SourceNode {
  getStart(): number;
  getSourceFile(): SourceText;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** How the compiler writes an error, with the file relative to the working folder. */
const COMPILER_ERROR = /^(?<file>\S+?\.tsx?):(?<line>\d+):\d+ - error (?<text>TS\d+: .*)$/gm;

type Context = readonly [SourceNode?] | readonly [number, SourceText];

/** Gathers what TypeDoc warns of and refuses, with file and line, instead of printing it. */
export class FindingLogger extends Logger {
  readonly findings: Diagnostic[] = [];
  private place: Place = { file: '', line: 0 };
  private readonly projectFolder: string;

  /** @param projectFolder files are named relative to it */
  constructor(projectFolder: string) {
    super();
    this.projectFolder = projectFolder;
  }

  /** Remembers where the message belongs; `log` follows at once. */
  protected override addContext(message: string, _level: LogLevel, ...context: Context): string {
    this.place = this.placeOf(context);
    return message;
  }

  /** Keeps warnings and errors; progress messages are dropped. */
  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level < LogLevel.Warn) {
      return;
    }
    const text = stripVTControlCharacters(message);
    const compilerErrors = [...text.matchAll(COMPILER_ERROR)];
    if (compilerErrors.length === 0) {
      this.add('reference/invalid', this.place, text);
    }
    for (const { groups } of compilerErrors) {
      const place = { file: resolve(groups?.file ?? ''), line: Number(groups?.line ?? 0) };
      this.add('reference/type-error', place, groups?.text ?? text);
    }
  }

  private add(code: Diagnostic['code'], place: Place, message: string): void {
    this.findings.push({
      code,
      severity: 'error',
      file: this.relative(place.file),
      line: place.line,
      column: 1,
      message: message.trim(),
      hint: 'Correct the line in the contract.',
    });
  }

  private placeOf(context: Context): Place {
    const [first, second] = context;
    const source = typeof first === 'number' ? second : first?.getSourceFile();
    if (source === undefined || first === undefined) {
      return { file: '', line: 0 };
    }
    const position = typeof first === 'number' ? first : first.getStart();
    return {
      file: source.fileName,
      line: source.getLineAndCharacterOfPosition(position).line + 1,
    };
  }

  private relative(file: string): string {
    return file.startsWith(this.projectFolder) ? file.slice(this.projectFolder.length) : file;
  }
}
