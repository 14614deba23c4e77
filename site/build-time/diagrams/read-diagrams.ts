import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Diagram, diagramSchema } from './diagram.ts';
import { type Histories, historyRequests } from './histories/history.ts';
import recorded from './histories/recorded.json' with { type: 'json' };

const histories = recorded as Histories;
const folder = new URL('data/', import.meta.url);

/** Reads the diagrams of `data`. @throws Error when a file does not match the schema */
function readDiagrams(): readonly Diagram[] {
  const files = readdirSync(folder).sort();
  return files.map((file) => {
    const fields = diagramSchema.parse(parse(readFileSync(new URL(file, folder), 'utf8')));
    return { name: file.replace('.yaml', ''), ...fields };
  });
}

/** Every diagram of the site: those of `data`, and the histories recorded from the sessions of the Git lessons. */
export const diagrams: readonly Diagram[] = [
  ...readDiagrams(),
  ...historyRequests.map(({ name, title, columns, moments }) => ({
    kind: 'history' as const,
    name,
    title,
    columns,
    graphs: moments.map(({ label }, index) => ({
      label,
      commits: histories[name]?.[index] ?? [],
    })),
  })),
];
