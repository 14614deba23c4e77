import type { ErrorFact } from '../facts.ts';

/**
 * Errors whose guard can never be true for a reason that no general rule finds. Each entry holds for
 * the files with these hashes (`files` of the facts); a test asks for a new look when one changes.
 */
export const NEVER_THROWN: readonly {
  readonly id: string;
  readonly message: string;
  readonly because: string;
  readonly files: Readonly<Record<string, string>>;
}[] = [
  {
    id: 'shared/classes/BaseService:44',
    message: 'Transaction failed after max retries',
    because: 'The last round of the loop returns or throws on (lines 24 to 42).',
    files: { 'backend/src/shared/classes/BaseService.ts': '52c811ae48a0' },
  },
  {
    id: 'shared/database/providers/mongo/MongoDatabase:148',
    message: 'Database is not connected',
    because: 'The server connects (index.ts:82) before it listens (index.ts:87).',
    files: {
      'backend/src/shared/database/providers/mongo/MongoDatabase.ts': '98300642c8c9',
      'backend/src/index.ts': '691116f854a9',
    },
  },
];

/** True for the errors of the table. */
export function isNeverThrown({ id, message }: ErrorFact): boolean {
  return NEVER_THROWN.some((entry) => entry.id === id && entry.message === message);
}
