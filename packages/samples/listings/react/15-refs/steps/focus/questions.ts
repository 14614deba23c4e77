export * from '../../src/questions';
