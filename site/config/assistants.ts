/**
 * Assistants that a page may be opened in, as plain links: the page's address is put behind `url`. Nothing of
 * them is loaded, and nothing is sent before the reader follows the link. Leave the list empty to offer none.
 */
export const ASSISTANTS: readonly { readonly label: string; readonly url: string }[] = [
  { label: 'Claude', url: 'https://claude.ai/new?q=' },
  { label: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
];
