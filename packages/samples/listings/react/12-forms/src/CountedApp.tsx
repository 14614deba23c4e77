import { QuestionText } from './QuestionText';

export function App() {
  return <QuestionText />;
}
