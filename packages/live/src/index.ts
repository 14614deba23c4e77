// Public surface of the package for Node: what the site's build needs.
export {
  buildFrame,
  bundleFrameScript,
  type FrameFile,
  type FrameFiles,
  hashedFile,
} from './build/build-frame.ts';
export { FRAME_FOLDER, FRAME_POLICY } from './build/frame-page.ts';
