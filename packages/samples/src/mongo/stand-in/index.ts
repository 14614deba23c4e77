// What blocks import as "mongodb": the driver's own values and errors, and
// a client that keeps its data in memory. A name that is missing here is an error at its import.
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
