import { type Collection, ObjectId } from 'mongodb';
import type { IQuestionRepository, QuestionContent } from '../src/questions/IQuestionRepository.js';
import type { Question } from '../src/questions/questions.js';

/** A question as MongoDB stores it: the id is called `_id`. */
export type QuestionDocument = QuestionContent & { _id: string };

function toQuestion({ _id, ...content }: QuestionDocument): Question {
  return { ...content, id: _id };
}

export class MongoQuestionRepository implements IQuestionRepository {
  constructor(private readonly collection: Collection<QuestionDocument>) {}

  async list(lessonId?: string) {
    const filter = lessonId ? { lessonId } : {};
    const documents = await this.collection.find(filter).sort({ _id: 1 }).toArray();
    return documents.map(toQuestion);
  }

  // #region find
  async find(questionId: string): Promise<Question | null> {
    return this.collection.findOne({ _id: questionId });
  }
  // #endregion find

  async create(content: QuestionContent) {
    const document = { ...content, _id: new ObjectId().toHexString() };
    await this.collection.insertOne(document);
    return toQuestion(document);
  }

  async replace({ id, ...content }: Question) {
    const result = await this.collection.replaceOne({ _id: id }, content);
    return result.matchedCount === 1;
  }

  async delete(questionId: string) {
    const result = await this.collection.deleteOne({ _id: questionId });
    return result.deletedCount === 1;
  }
}
