export const pipeline = [{ $match: { right: 0 } }, { $set: { counted: 1 } }, { $sort: { _id: 1 } }];
