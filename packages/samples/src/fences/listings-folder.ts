/** Where the listings stand, from the project folder. */
export const LISTINGS_FOLDER = 'packages/samples/listings';
