/**
 * Errors whose guard can never be true for a reason that no general rule finds: place, message, and the hashes of the
 * files for which this holds (`files` of the facts). A test asks for a new look when one changes.
 */
export const NEVER_THROWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The last round of the loop returns or throws on (lines 24 to 42).
  'shared/classes/BaseService:44 Transaction failed after max retries': {
    'backend/src/shared/classes/BaseService.ts': '52c811ae48a0',
  },
  // Multer has refused a sixth image (controller, `files: 5`).
  'modules/ejectionPolicy/services/AppealService:138 You can upload at most 5 images': {
    'backend/src/modules/ejectionPolicy/services/AppealService.ts': 'dd48a9484cde',
    'backend/src/modules/ejectionPolicy/controllers/AppealController.ts': '81da31a97950',
  },
  // The server connects (index.ts:82) before it listens (index.ts:87).
  'shared/database/providers/mongo/MongoDatabase:148 Database is not connected': {
    'backend/src/shared/database/providers/mongo/MongoDatabase.ts': '98300642c8c9',
    'backend/src/index.ts': '691116f854a9',
  },
};
