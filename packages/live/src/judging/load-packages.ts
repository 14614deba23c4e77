/** Loads the packages of live examples into this realm, as their script does in the frame. */
export async function loadPackages(): Promise<void> {
  await import('../frame/packages.ts');
}
