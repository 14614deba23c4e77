/** What live examples may import. `frame/packages.ts` brings them into the frame. */
export const LIVE_PACKAGES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'zustand/middleware',
  'zustand/react/shallow',
  'zustand/vanilla',
];
