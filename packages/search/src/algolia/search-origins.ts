import { liteClient } from 'algoliasearch/lite';

/** Origins of all hosts that a search at Algolia may ask, as a browser writes them: for a security policy. */
export function searchOrigins(appId: string): readonly string[] {
  return liteClient(appId, 'public')
    .transporter.hosts.filter(({ accept }) => accept !== 'write')
    .map(({ protocol, url }) => `${protocol}://${url.toLowerCase()}`)
    .sort();
}
