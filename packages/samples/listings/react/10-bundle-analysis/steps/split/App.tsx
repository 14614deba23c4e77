export * from '../../src/App';
