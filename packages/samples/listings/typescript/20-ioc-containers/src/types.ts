export const PROGRESS_TYPES = {
  ProgressRepo: Symbol.for('ProgressRepo'),
  ProgressService: Symbol.for('ProgressService'),
};
