export type Lesson = { id: string; title: string };
export type Course = { id: string; title: string; lessons: Lesson[] };

export const courses: Course[] = [
  {
    id: 'http',
    title: 'How the web talks',
    lessons: [{ id: 'methods', title: 'Methods and status codes' }],
  },
  {
    id: 'git',
    title: 'Git from the first commit',
    lessons: [{ id: 'commits', title: 'Commits' }],
  },
];
