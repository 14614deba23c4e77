import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Catalogue = Readonly<Record<string, string>>;

/**
 * The messages of browser code, in the language of the build. Islands and the page script must not import
 * Docusaurus, so they cannot call its `translate`: they import their catalogue from
 * `@generated/messages/default`, so a chunk contains its messages in one language.
 *
 * The English texts are in `ui/messages` of the packages. `docusaurus write-translations --locale de` writes them to
 * `i18n/de/messages`, which a build in that language reads. `locale.json` and `digits.json` are no catalogues: they
 * contain the language of the build, and its digits from 0 to 9.
 *
 * @param options `folders` with more catalogues than the theme's, from the site's folder
 */
export default function messagesPlugin(
  { i18n, siteDir }: LoadContext,
  { folders: others = [] }: { readonly folders?: readonly string[] },
): Plugin<Readonly<Record<string, Catalogue>>> {
  const folders = [join(__dirname, '../../ui/messages'), ...others.map((it) => join(siteDir, it))];
  return {
    name: 'messages',
    getPathsToWatch: () => folders.map((folder) => `${folder}/*.json`),
    async loadContent() {
      const files = folders
        .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
        .filter((file) => /(?<!(?:locale|digits))\.json$/.test(file));
      return Object.fromEntries(
        files.map((file) => [
          basename(file, '.json'),
          JSON.parse(readFileSync(file, 'utf8')) as Catalogue,
        ]),
      );
    },
    getTranslationFiles: ({ content }) =>
      Object.entries(content).map(([path, texts]) => ({
        path,
        content: mapValues(texts, (message) => ({ message })),
      })),
    translateContent: ({ translationFiles }) =>
      Object.fromEntries(
        translationFiles.map(({ path, content }) => [path, mapValues(content, (it) => it.message)]),
      ),
    async contentLoaded({ content, actions }) {
      const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const digits = Array.from('0123456789', (one) => Number(one).toLocaleString(locale)).join('');
      for (const [name, data] of Object.entries({ ...content, locale, digits })) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}

function mapValues<From, To>(
  object: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
