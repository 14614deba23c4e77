export const ATTEMPTS_TYPES = {
  AttemptRepository: Symbol.for('AttemptRepository'),
  AttemptService: Symbol.for('AttemptService'),
};
