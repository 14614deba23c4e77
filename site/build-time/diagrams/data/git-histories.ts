import type { HistoryDiagram } from '../diagram.ts';
import type { Histories } from '../histories/history.ts';
import recorded from '../histories/recorded.json' with { type: 'json' };
import { historyRequests } from '../histories/requests.ts';

const histories = recorded as Histories;

/** The histories recorded from the sessions of the Git lessons. */
export const gitHistories: readonly HistoryDiagram[] = historyRequests.map(
  ({ name, title, columns, moments }) => ({
    kind: 'history',
    name,
    title,
    columns,
    graphs: moments.map(({ label }, index) => ({
      label,
      commits: histories[name]?.[index] ?? [],
    })),
  }),
);
