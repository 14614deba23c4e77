const TRY_PLACE = /Try each example in `([^`]+)`,(?: in the folder [^,]+,)? with `([^`]+)`/;

/** Finds the sentence that tells where all examples of a page are tried: file and command. */
export function findTryPlace(text: string) {
  const [, file, command] = TRY_PLACE.exec(text) ?? [];
  return file && command ? { file, command } : undefined;
}
