import { createRoot } from 'react-dom/client';
import { App, type IsValidAnswer } from './App';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

// #region split
const isValidAnswer: IsValidAnswer = async (kind, value) => {
  const module = await import('./isValidAnswer');
  return module.isValidAnswer(kind, value);
};
// #endregion split

createRoot(root).render(<App isValidAnswer={isValidAnswer} />);
