import { useEffect } from 'react';
import { draws } from '../src/draws';
import { Overview } from '../src/Overview';

/** Prints how many rows are drawn by what the learner does. */
export function App() {
  useEffect(() => {
    let before = draws.rows;
    function report(event: Event) {
      setTimeout(() => {
        console.log(`${event.type}: ${draws.rows - before} rows drawn`);
        before = draws.rows;
      });
    }
    console.log(`At first: ${before} rows drawn`);
    document.addEventListener('input', report);
    document.addEventListener('click', report);
    return () => {
      document.removeEventListener('input', report);
      document.removeEventListener('click', report);
    };
  }, []);
  return <Overview />;
}
