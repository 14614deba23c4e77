export const pipeline = [{ $match: { correct: false } }];
