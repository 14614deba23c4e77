import { type ExpressErrorMiddlewareInterface, Middleware } from 'routing-controllers';
import { contractOnly } from './contract-only.ts';

/**
 * Turns errors into answers when a module is served by its own options: a body with `message`,
 * `errors` and `sentryEventId`. It also passes the error on to Sentry and to the log file.
 */
@Middleware({ type: 'after' })
export class HttpErrorHandler implements ExpressErrorMiddlewareInterface {
  /** Called by routing-controllers with an error that no one has handled. */
  error(): void {
    contractOnly();
  }
}
