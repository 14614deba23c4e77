// Why this replaces the theme's part: there is no highlighter in the browser that could be taught
// languages (site/plugins/no-highlighter).
export default function includeLanguages(): void {}
