import { ChoiceList } from './ChoiceList';

const lessons = [
  { id: 'methods', title: 'Methods and status codes', questions: 2 },
  { id: 'commits', title: 'Commits', questions: 1 },
];

export function LessonMenu({ onOpen }: { onOpen: (lessonId: string) => void }) {
  return (
    <ChoiceList
      items={lessons}
      keyOf={(lesson) => lesson.id}
      onPick={(lesson) => onOpen(lesson.id)}
    >
      {(lesson) => `${lesson.title} (${lesson.questions})`}
    </ChoiceList>
  );
}
