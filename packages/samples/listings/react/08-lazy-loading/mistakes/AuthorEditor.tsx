export * from '../src/AuthorEditor';
