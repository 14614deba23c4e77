export * from '../../../src/packageSizes.ts';
