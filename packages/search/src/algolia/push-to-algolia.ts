import type { algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { SYNONYMS } from '../engine/synonyms.ts';
import type { PageRecords } from '../schema/page-records.ts';
import settings from './index-settings.json' with { type: 'json' };
import { toObjects } from './to-objects.ts';

interface PushOptions {
  readonly pages: readonly PageRecords[];
  /** Scheme and host under which the site is published. */
  readonly siteUrl: string;
  readonly indexName: string;
  /** `undefined` for a dry run. */
  readonly credentials: { readonly appId: string; readonly writeKey: string } | undefined;
  readonly log: (line: string) => void;
  /** For tests: other hosts than Algolia's. */
  readonly hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces a hosted index by the records of the site, with the rules of `engine/` as far as Algolia has them
 * (`index-settings.json`): writes a new index beside it and moves it over the old one, so that readers
 * never meet half an index. After a failure it can be run again.
 *
 * @throws Error when no host takes a request, or one refuses
 */
export async function pushToAlgolia(options: PushOptions): Promise<void> {
  const { pages, siteUrl, indexName, credentials, log, hosts } = options;
  const objects = toObjects(pages, siteUrl).map((object) => ({ ...object }));
  const synonymHit = SYNONYMS.flatMap(({ typed, finds }): SynonymHit[] => {
    const group = { objectID: encodeURIComponent(finds.join('-')), synonyms: finds };
    return typed === finds
      ? [{ ...group, type: 'synonym' }]
      : typed.map((input) => ({
          ...group,
          objectID: encodeURIComponent(`${input}-finds-${finds.join('-')}`),
          type: 'oneWaySynonym',
          input,
        }));
  });
  const kilobytes = Math.round(JSON.stringify(objects).length / 1000);
  log(
    `${objects.length} records (${kilobytes} kB), ${synonymHit.length} synonym sets, for the index "${indexName}".`,
  );
  if (credentials === undefined) {
    log('Dry run: nothing was sent.');
    return;
  }
  const { algoliasearch } = await import('algoliasearch');
  const { appId, writeKey } = credentials;
  const client = algoliasearch(appId, writeKey, hosts && { hosts });
  const target = { indexName: `${indexName}_new` };
  await client.clearObjects(target);
  await client.setSettings({ ...target, indexSettings: settings as IndexSettings });
  await client.saveSynonyms({ ...target, synonymHit });
  await client.saveObjects({ ...target, objects });
  await client.operationIndex({
    ...target,
    operationIndexParams: { operation: 'move', destination: indexName },
  });
  log(`The index "${indexName}" is replaced.`);
}

/** Origins of all hosts that a search at Algolia may ask, as a browser writes them: for a security policy. */
export function searchOrigins(appId: string): readonly string[] {
  return liteClient(appId, 'public')
    .transporter.hosts.filter(({ accept }) => accept !== 'write')
    .map(({ protocol, url }) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
