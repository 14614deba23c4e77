export * from '../src/api';
