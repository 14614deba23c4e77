import { useEffect } from 'react';
import { Overview } from '../src/Overview';
import { renders } from '../src/renders';

/** Prints how many rows render because of what the learner does. */
export function App() {
  useEffect(() => {
    let before = renders.rows;
    function report(event: Event) {
      setTimeout(() => {
        console.log(`${event.type}: ${renders.rows - before} rows rendered`);
        before = renders.rows;
      });
    }
    console.log(`At first: ${before} rows rendered`);
    document.addEventListener('input', report);
    document.addEventListener('click', report);
    return () => {
      document.removeEventListener('input', report);
      document.removeEventListener('click', report);
    };
  }, []);
  return <Overview />;
}
