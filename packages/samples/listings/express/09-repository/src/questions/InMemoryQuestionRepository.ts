import type { IQuestionRepository, QuestionContent } from './IQuestionRepository.js';
import type { Question } from './questions.js';

export class InMemoryQuestionRepository implements IQuestionRepository {
  private readonly questions: Map<string, Question>;
  private lastNumber: number;

  constructor(questions: Question[] = []) {
    this.questions = new Map(questions.map((question) => [question.id, question]));
    this.lastNumber = questions.length;
  }

  async list(lessonId?: string) {
    const all = [...this.questions.values()];
    return structuredClone(all.filter((question) => !lessonId || question.lessonId === lessonId));
  }

  async find(questionId: string) {
    return structuredClone(this.questions.get(questionId)) ?? null;
  }

  async create(content: QuestionContent) {
    this.lastNumber += 1;
    const question = { ...structuredClone(content), id: `q${this.lastNumber}` };
    this.questions.set(question.id, question);
    return structuredClone(question);
  }

  async replace(question: Question) {
    if (!this.questions.has(question.id)) return false;
    this.questions.set(question.id, structuredClone(question));
    return true;
  }

  async delete(questionId: string) {
    return this.questions.delete(questionId);
  }
}
