// The script of the worker that judges types. It holds the compiler, and runs nothing that a reader wrote.
import { judgeTypes, type Libraries, type TypeRequest } from './judge-types.ts';

/** `build-type-worker.ts` puts it in. */
declare const LIBRARIES: Libraries;

self.onmessage = ({ data, ports: [reply] }: MessageEvent<TypeRequest>) => {
  reply?.postMessage(judgeTypes(data, LIBRARIES));
};
