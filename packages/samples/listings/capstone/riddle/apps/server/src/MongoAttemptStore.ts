import type { MongoClient } from 'mongodb';
import type { Attempt, AttemptStore, ReportLine } from './AttemptStore.js';

export class MongoAttemptStore implements AttemptStore {
  private readonly attempts;

  constructor(private readonly client: MongoClient) {
    this.attempts = client.db().collection<Attempt>('attempts');
  }

  /** Lets the database find the attempts of one learner without reading all. */
  async prepare() {
    await this.attempts.createIndex({ learner: 1 });
  }

  async check() {
    await this.client.db().command({ ping: 1 });
    return 'mongodb';
  }

  async add(attempt: Attempt) {
    // A copy, because the driver adds _id to the object that it gets.
    await this.attempts.insertOne({ ...attempt });
  }

  async solvedBy(learner: string) {
    const right = await this.attempts
      .find({ learner, correct: true }, { projection: { questionId: 1 } })
      .toArray();
    return new Set(right.map(({ questionId }) => questionId));
  }

  async report() {
    return await this.attempts
      .aggregate<ReportLine>([
        {
          $group: {
            _id: '$questionId',
            attempts: { $sum: 1 },
            right: { $sum: { $cond: ['$correct', 1, 0] } },
          },
        },
        { $project: { _id: 0, questionId: '$_id', attempts: 1, right: 1 } },
        { $sort: { questionId: 1 } },
      ])
      .toArray();
  }

  async close() {
    await this.client.close();
  }
}
