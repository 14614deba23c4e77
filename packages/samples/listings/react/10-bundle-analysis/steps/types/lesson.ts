export interface Lesson {
  id: string;
  title: string;
  level: Level;
}

export type LessonId = Lesson['id'];

export enum Level {
  Basic = 'basic',
  Advanced = 'advanced',
}

export function titleOf(lesson: Lesson): string {
  return `${lesson.title} (${lesson.level})`;
}
