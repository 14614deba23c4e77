export * from '../../mistakes/percent';
