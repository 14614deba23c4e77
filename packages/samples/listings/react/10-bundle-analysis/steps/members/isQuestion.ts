export * from '../../mistakes/object/isQuestion';
