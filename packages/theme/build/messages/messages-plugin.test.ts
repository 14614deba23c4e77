import { join } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, it } from 'vitest';
import messagesPlugin from './index.ts';

const context = {
  siteDir: join(import.meta.dirname, '../../../../site'),
  i18n: { currentLocale: 'de', localeConfigs: { de: { htmlLang: 'de-CH' } } },
} as unknown as LoadContext;

it('provides the messages in the language of the build', async () => {
  const plugin = messagesPlugin(context, {});
  const english = await plugin.loadContent?.();
  const translationFiles = (await plugin.getTranslationFiles?.({ content: english ?? {} })) ?? [];
  expect(translationFiles.find(({ path }) => path === 'crash')?.content.tryAgain).toEqual({
    message: 'Try again',
  });
  const german = translationFiles.map(({ path, content }) => ({
    path,
    content: path === 'crash' ? { ...content, tryAgain: { message: 'Noch einmal' } } : content,
  }));
  const content =
    plugin.translateContent?.({ content: english ?? {}, translationFiles: german }) ?? {};

  const written = new Map<string, unknown>();
  const createData = async (name: string, text: string) => {
    written.set(name, JSON.parse(text));
    return name;
  };
  await plugin.contentLoaded?.({
    content,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  expect(written.get('crash.json')).toMatchObject({ tryAgain: 'Noch einmal', cause: 'Cause:' });
  expect(written.get('locale.json')).toBe('de-CH');
  expect(written.get('digits.json')).toBe('0123456789');
});
