import text from '@generated/messages/default/search.json';
import { parseMarks } from '@vibe-docs/search/browser';
import type { ReactNode } from 'react';
import { fillElements } from '../../messages/fill-elements.tsx';

/** A text with its matches marked. Any markup in it but `<mark>` is shown as text. */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarks(value).map(({ text: piece, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity.
    isMatch ? <mark key={place}>{piece}</mark> : piece,
  );
}

/** @returns an address of this site without its origin; another one as it is */
export function siteAddress(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : url;
}

interface NothingFoundProps {
  readonly query: string;
  readonly titleClass: string | undefined;
  /** Stands between the title and the link to report it. */
  readonly children?: ReactNode;
}

/** That a query has no results, and where to report it. */
export function NothingFound({ query, titleClass, children }: NothingFoundProps): ReactNode {
  const link = (
    <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
      {text.letUsKnow}
    </a>
  );
  return (
    <>
      <p className={titleClass}>
        {fillElements(text.noResults, { query: <strong>{query}</strong> })}
      </p>
      {children}
      <p>{fillElements(text.believe, { link })}</p>
    </>
  );
}

/** Address of a new issue in the product's repository, filled in with what was not found. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs: no search result for "${query}"`,
    body: `I searched the documentation for "${query}" and expected to find:\n\n`,
  });
  return `https://github.com/vicharanashala/vibe/issues/new?${parameters}`;
}
