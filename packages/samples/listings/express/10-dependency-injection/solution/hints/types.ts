export const HINTS_TYPES = { HintService: Symbol.for('HintService') };
