// The entry of `island-runtime`, for pages without Docusaurus' application.
import * as runtime from './runtime.ts';

Object.assign(window, { islandRuntime: runtime });
