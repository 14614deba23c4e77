/**
 * The names that Docusaurus gives to files of the bundle: `<name>.<hash>.js` or `.css`, in a folder per
 * extension.
 */
export const BUNDLE_FOLDERS = { js: 'assets/js', css: 'assets/css' } as const;

/** @returns whether a file of the bundle, by its name or address, belongs to the entry or chunk with that name */
export function isNamed(file: string, name: string): boolean {
  return file.slice(file.lastIndexOf('/') + 1).startsWith(`${name}.`);
}
