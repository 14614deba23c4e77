export const pipeline = [{ $project: { text: 1 } }];
