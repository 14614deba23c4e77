export * from '../src/router';
