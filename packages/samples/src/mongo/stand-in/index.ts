// What blocks import as "mongodb": the driver's own values and errors, and
// an in-memory client. Importing a name that is missing here is an error.
export {
  Binary,
  BSON,
  Decimal128,
  Double,
  Int32,
  Long,
  MongoBulkWriteError,
  MongoError,
  MongoExpiredSessionError,
  MongoInvalidArgumentError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTransactionError,
  ObjectId,
  ReturnDocument,
  Timestamp,
  UUID,
} from 'mongodb';
export { MongoClient } from './client.ts';
