import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

const loadStatistics = () => import('./StatisticsPage');

const StatisticsPage = lazy(async () => ({ default: (await loadStatistics()).StatisticsPage }));

export function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button
        type="button"
        onPointerEnter={loadStatistics}
        onFocus={loadStatistics}
        onClick={() => setIsOpen(true)}
      >
        Statistics
      </button>
      {isOpen && (
        <ErrorBoundary fallback={() => <p role="alert">The statistics could not be loaded.</p>}>
          <Suspense fallback={<p role="status">Loading the statistics</p>}>
            <StatisticsPage />
          </Suspense>
        </ErrorBoundary>
      )}
    </main>
  );
}
