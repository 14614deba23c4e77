import type { Runtime } from '../islands/start-runtime.ts';

/** Addresses in the build; set by documents/bundle-page-script.ts. */
declare const BUNDLE: {
  readonly runtime: string;
  readonly react: string;
  /** Script and styles of search, and the list of files of its index. */
  readonly search: readonly string[];
};

declare global {
  interface Window {
    readonly islandRuntime: Runtime;
  }
}

let runtime: Promise<Runtime> | undefined;

/** Loads the code that loads islands and search. After a failure the next call tries again. */
function loadRuntime(): Promise<Runtime> {
  runtime ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = BUNDLE.runtime;
    script.onload = () => resolve(window.islandRuntime);
    script.onerror = reject;
    document.head.append(script);
  });
  runtime.catch(() => {
    runtime = undefined;
  });
  return runtime;
}

/** Loads the code that hydrates islands, and React in parallel. */
export function loadIslands(): Promise<Runtime> {
  preload(BUNDLE.react);
  return loadRuntime();
}

/** Loads the code that answers queries, and in parallel what it will ask for. */
export async function loadSearch<Code>(): Promise<Code> {
  BUNDLE.search.forEach(preload);
  const { loadSearchCode } = await loadRuntime();
  return (await loadSearchCode()) as Code;
}

const preloaded = new Set<string>();

/** By ending. */
const KINDS: Readonly<Record<string, string>> = { js: 'script', css: 'style', json: 'fetch' };

/** Loads a file ahead, once. Not offline: Chromium would answer the request of the next attempt by the failed preload. */
function preload(address: string): void {
  if (navigator.onLine && !preloaded.has(address)) {
    preloaded.add(address);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = KINDS[address.split('.').at(-1) ?? ''] ?? '';
    // Requests of `fetch()` are only matched with it.
    link.toggleAttribute('crossorigin', link.as === 'fetch');
    link.href = address;
    document.head.append(link);
  }
}
