import { inject, injectable } from 'inversify';

export const TYPES = {
  AttemptService: Symbol.for('AttemptService'),
  ProgressService: Symbol.for('ProgressService'),
};

// #region services
@injectable()
export class AttemptService {
  constructor(@inject(TYPES.ProgressService) readonly progress: unknown) {}
}

@injectable()
export class ProgressService {
  constructor(@inject(TYPES.AttemptService) readonly attempts: unknown) {}
}
// #endregion services
