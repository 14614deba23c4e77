export * from '../../src/players';
