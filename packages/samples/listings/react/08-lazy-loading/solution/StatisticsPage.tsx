export * from '../src/StatisticsPage';
