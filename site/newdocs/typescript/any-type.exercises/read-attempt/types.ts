// without any, as
import { readAttempt } from './solution.ts';

declare global {
  interface JSON {
    parse(text: string): unknown;
  }
}

readAttempt('{}')?.questionId.toUpperCase();
readAttempt('{}')?.note?.toUpperCase();
// @ts-expect-error
readAttempt('{}').questionId;
