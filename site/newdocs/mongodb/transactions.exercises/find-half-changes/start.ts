export const pipeline = [{ $sort: { _id: 1 } }];
