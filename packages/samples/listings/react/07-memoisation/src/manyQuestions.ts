export interface Question {
  id: string;
  text: string;
}

export const questions: readonly Question[] = Array.from({ length: 500 }, (_, index) => ({
  id: `q${index + 1}`,
  text: `Question ${index + 1}`,
}));
