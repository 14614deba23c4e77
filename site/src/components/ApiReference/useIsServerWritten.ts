import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/** Whether the component takes over static HTML, as opposed to being created in the browser. */
export function useIsServerWritten(): boolean {
  const isBrowser = useIsBrowser();
  // `useIsBrowser` is false on the server and in the first render of a page that the server wrote.
  const [isServerWritten] = useState(() => ExecutionEnvironment.canUseDOM && !isBrowser);
  return isServerWritten;
}
