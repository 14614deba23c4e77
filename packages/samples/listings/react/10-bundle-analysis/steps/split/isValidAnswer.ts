export * from '../../src/isValidAnswer';
