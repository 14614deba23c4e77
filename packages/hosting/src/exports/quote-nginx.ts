/** Name of the nginx variable for a dollar sign, which nginx cannot escape. */
export const dollarVariable = 'vibe_dollar';

/** Quotes a literal where nginx expands no variables, such as a location name. */
export function quoteNginx(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a literal where nginx expands variables, such as a header value. */
export function quoteNginxValue(text: string): string {
  return quoteNginx(text).replaceAll('$', `\${${dollarVariable}}`);
}
