import type { PageRecords } from '../schema/page-records.ts';
import { fetchRequester } from './fetch-requester.ts';
import { writeHosts } from './hosts.ts';
import { pushIndex } from './push-index.ts';
import { toObjects } from './to-objects.ts';
import { createTransport } from './transport.ts';

interface PushToAlgoliaOptions {
  readonly pages: readonly PageRecords[];
  /** Scheme and host under which the site is published. */
  readonly siteUrl: string;
  readonly indexName: string;
  /** `undefined` for a dry run. */
  readonly credentials: { readonly appId: string; readonly writeKey: string } | undefined;
  readonly log: (line: string) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Uploads the records of the site. The key travels in a header, never in an address. */
export async function pushToAlgolia(options: PushToAlgoliaOptions): Promise<void> {
  const { pages, siteUrl, credentials, ...rest } = options;
  const ask =
    credentials &&
    createTransport({
      hosts: writeHosts(credentials.appId),
      kind: 'write',
      requester: fetchRequester,
      query: {},
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': credentials.appId,
        'x-algolia-api-key': credentials.writeKey,
      },
    });
  await pushIndex({ ...rest, objects: toObjects(pages, siteUrl), ask });
}
