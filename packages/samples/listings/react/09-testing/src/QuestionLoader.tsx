import { useEffect, useState } from 'react';
import type { Question } from './questions';

type Loading =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; question: Question };

interface QuestionLoaderProps {
  questionId: string;
  load: (questionId: string) => Promise<Question>;
}

export function QuestionLoader({ questionId, load }: QuestionLoaderProps) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loading) => {
      if (isCurrent) setLoading(next);
    };
    load(questionId).then(
      (question) => show({ status: 'ready', question }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [questionId, load]);

  switch (loading.status) {
    case 'loading':
      return <p role="status">Loading the question</p>;
    case 'failed':
      return <p role="alert">The question could not be loaded.</p>;
    case 'ready':
      return <h2>{loading.question.text}</h2>;
  }
}
