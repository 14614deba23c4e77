export * from '../percent';
