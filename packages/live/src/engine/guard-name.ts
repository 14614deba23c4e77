/** The global function of the frame that guarded code calls. */
export const GUARD_NAME = '__liveTick';
