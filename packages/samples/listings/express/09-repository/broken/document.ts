import type { Collection } from 'mongodb';
import type { QuestionDocument } from '../src/questions/MongoQuestionRepository.js';
import type { Question } from '../src/questions/questions.js';

export class MongoQuestionRepository {
  constructor(private readonly collection: Collection<QuestionDocument>) {}

  // #region find
  async find(questionId: string): Promise<Question | null> {
    return this.collection.findOne({ _id: questionId });
  }
  // #endregion find
}
