import { fileURLToPath } from 'node:url';
import { diskFiles, readSite } from '@vibe-docs/content';
import { readEnvironment, runAfterBlock } from '@vibe-docs/samples';
import { contentSource } from '../../config/content.ts';
import { samplesSource } from '../markdown/sample-results.ts';
import {
  type Commit,
  type Histories,
  type HistoryRequest,
  LOG_COMMAND,
  parseHistory,
} from './history.ts';

/** Runs the sessions of the pages and reads the histories in which they end. */
export async function recordHistories(requests: readonly HistoryRequest[]): Promise<Histories> {
  const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
  const files = diskFiles(projectFolder);
  // Reading all pages would take longer than most sessions.
  const isAsked = (file: string) => requests.some(({ page }) => page === file);
  const site = readSite(contentSource, {
    ...files,
    list: (folder) => files.list(folder).filter(isAsked),
  });
  const environment = readEnvironment(projectFolder);
  const source = { all: site.pages, sets: samplesSource.seriesSets };
  const recorded: Record<string, readonly (readonly Commit[])[]> = {};
  for (const { name, page: file, moments } of requests) {
    const page = site.pages.find((candidate) => candidate.page.file === file);
    if (page === undefined) {
      throw new Error(`Cannot record "${name}": there is no page ${file}.`);
    }
    const histories: (readonly Commit[])[] = [];
    for (const { block, folder = '.' } of moments) {
      const command = `git -C ${folder} ${LOG_COMMAND}`;
      const output = await runAfterBlock(page, { block, command }, environment, source);
      histories.push(parseHistory(output));
    }
    recorded[name] = histories;
  }
  return recorded;
}
