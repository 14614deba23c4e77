// `npx tsx site/build-time/diagrams/record-histories.mts`: runs the Git sessions of the pages and prints the histories that
// the pictures in `site/static/img/diagrams` show.
import { historyRequests } from './history.ts';
import { recordHistories } from './record.mts';

console.log(JSON.stringify(await recordHistories(historyRequests), undefined, 2));
