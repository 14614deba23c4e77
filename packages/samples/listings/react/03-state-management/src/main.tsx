import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AttemptPanel } from './AttemptPanel';
import { QuestionList } from './QuestionList';
import { StoreApp } from './StoreApp';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const queryClient = new QueryClient();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <StoreApp />
      <AttemptPanel />
      <QuestionList lessonId="methods" />
    </QueryClientProvider>
  </StrictMode>,
);
