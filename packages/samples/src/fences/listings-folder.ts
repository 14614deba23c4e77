/** Folder of the listings, from the project folder. */
export const LISTINGS_FOLDER = 'packages/samples/listings';
