export * from '../src/ErrorBoundary';
