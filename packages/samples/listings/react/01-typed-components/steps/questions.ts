export * from '../src/questions';
