/**
 * Docusaurus writes every page from one template: the application in `<div id="__docusaurus">`, and a deferred
 * script for each entry of the client. Its HTML minifier removes quotes. It has no option
 * for pages without its application (https://github.com/facebook/docusaurus/issues/7213), so the islands
 * plugin replaces these elements after the build.
 */
export const SCRIPT = /<script src="?[^\s">]+"? defer(?:="")?><\/script>/;

/** The mark of tags that react-helmet-async manages in the browser: without Docusaurus' application, nothing reads it. */
export const HELMET_MARK = / data-rh="?true"?/g;

/** @returns whether a file was written by Docusaurus; other HTML files have no application */
export function isDocusaurusPage(html: string): boolean {
  return /id="?__docusaurus[" >]/.test(html);
}
