/**
 * The theme's link "Skip to main content". Without the application it targets the element around the main
 * content, which begins with the sidebar (https://github.com/facebook/docusaurus/issues/6411).
 */
export const SKIP_LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';
