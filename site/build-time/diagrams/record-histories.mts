// `npx tsx site/build-time/diagrams/record-histories.mts`: runs the Git sessions of the pages again and records
// the resulting histories. `build-diagrams.mts` renders them.
import { writeFileSync } from 'node:fs';
import { historyRequests } from './histories/history.ts';
import { recordHistories } from './histories/record.mts';

const histories = await recordHistories(historyRequests);
const target = new URL('histories/recorded.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(histories, undefined, 2)}\n`);
console.log(`${historyRequests.length} pictures recorded.`);
