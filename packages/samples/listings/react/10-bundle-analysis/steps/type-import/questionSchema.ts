export * from '../../mistakes/questionSchema';
