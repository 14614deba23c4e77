export * from '../questionSchema';
