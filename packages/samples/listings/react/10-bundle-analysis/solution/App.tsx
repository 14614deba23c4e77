export * from '../src/App';
