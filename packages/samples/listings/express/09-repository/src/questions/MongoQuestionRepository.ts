import { type Collection, ObjectId } from 'mongodb';
import type { IQuestionRepository, QuestionContent } from './IQuestionRepository.js';
import type { Question } from './questions.js';

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

  async find(questionId: string) {
    const document = await this.collection.findOne({ _id: questionId });
    return document && toQuestion(document);
  }

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
