/**
 * The names that Docusaurus gives to files of the bundle: `<name>.<hash>.js` or `.css`, in a folder per
 * extension. An unnamed chunk, such as the module of a page, is named by eight hexadecimal
 * digits.
 */
export const BUNDLE_FOLDERS = { js: 'assets/js', css: 'assets/css' } as const;

/** @returns whether a script, by its address below the base path, belongs to one page; a wrong result only affects compression time */
export function isScriptOfOnePage(address: string): boolean {
  return /^\/assets\/js\/[\da-f]{8}\.[\da-f]{8}\.js$/.test(address);
}

/** @returns whether a file of the bundle, by its name or address, belongs to the entry or chunk with that name */
export function isNamed(file: string, name: string): boolean {
  return file.slice(file.lastIndexOf('/') + 1).startsWith(`${name}.`);
}
