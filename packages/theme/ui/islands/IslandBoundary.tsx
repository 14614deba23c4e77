import text from '@generated/messages/default/crash.json';
import { Component, type PropsWithChildren, type ReactNode } from 'react';

interface IslandBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/**
 * Replaces an island that throws by its error, with a button to try again. The rest of the page
 * is not affected. (CONTRACT.md, S14 and X1: "This page crashed." with the error, its causes and "Try again".)
 */
export class IslandBoundary extends Component<PropsWithChildren, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) {
      return this.props.children;
    }
    return (
      <div role="alert" className="alert alert--danger">
        <p>
          <strong>{text.title}</strong>
        </p>
        <pre>{describeError(error)}</pre>
        <button
          type="button"
          className="button button--primary"
          onClick={() => this.setState({ error: undefined, hasFailed: false })}
        >
          {text.tryAgain}
        </button>
      </div>
    );
  }
}

/** @returns the messages of an error and its causes, formatted like Docusaurus' crash page */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? message : `${message}\n\n${text.cause}\n${describeError(cause)}`;
}
