/**
 * Assistants in which a page can be opened, as plain links: the page's address is appended to `url`. No resource of
 * theirs is loaded, and no data is sent before the reader follows the link. An empty list shows none.
 */
export const ASSISTANTS: readonly { readonly label: string; readonly url: string }[] = [
  { label: 'Claude', url: 'https://claude.ai/new?q=' },
  { label: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
];
