export interface Question {
  id: string;
  text: string;
  choices: string[];
  answer: string;
}
