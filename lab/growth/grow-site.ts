import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { generateLessons, sidebarOf } from './generate-lessons.ts';

/** Folders of `site/` that are not sources. */
const NOT_COPIED = new Set(['node_modules', 'build', 'deploy', '.docusaurus', '.live']);

/** Shared with the project by symbolic links. */
const LINKED = ['node_modules', 'packages', 'package.json', 'tsconfig.base.json'];

/**
 * Writes a copy of the project with so many additional tutorial pages. Its packages are those of the
 * project.
 *
 * @param projectFolder absolute
 * @param folder an empty folder outside of the project
 * @param count pages to generate
 * @returns the copy's `site/`
 */
export function growSite(projectFolder: string, folder: string, count: number): string {
  for (const name of LINKED) {
    symlinkSync(join(projectFolder, name), join(folder, name));
  }
  const source = join(projectFolder, 'site');
  const site = join(folder, 'site');
  cpSync(source, site, {
    recursive: true,
    filter: (path) =>
      !relative(source, path)
        .split(sep)
        .some((part) => NOT_COPIED.has(part)),
  });
  const lessons = generateLessons(readLessons(join(site, 'newdocs')), count);
  for (const { id, text } of lessons) {
    const file = join(site, 'newdocs', `${id}.mdx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (lessons.length > 0) {
    growSidebar(join(site, 'sidebars'), JSON.stringify(sidebarOf(lessons)));
  }
  return site;
}

function readLessons(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** @param entry JSON */
function growSidebar(folder: string, entry: string): void {
  renameSync(join(folder, 'newdocs.ts'), join(folder, 'real-newdocs.ts'));
  writeFileSync(
    join(folder, 'newdocs.ts'),
    [
      "import real from './real-newdocs.ts';",
      'const [[name, items]] = Object.entries(real);',
      `export default { ...real, [name]: [...items, ${entry}] };`,
    ].join('\n'),
  );
}
