import { QuestionCard } from './QuestionCard';
import { questions } from './questions';

export function App() {
  return (
    <main>
      {questions.map((question, index) => (
        <QuestionCard key={question.id} question={question}>
          <p>
            Question {index + 1} of {questions.length}
          </p>
        </QuestionCard>
      ))}
    </main>
  );
}
