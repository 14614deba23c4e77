// The packages of live examples, bundled into one script when the site is built. Its keys are
// LIVE_PACKAGES; a test compares the two.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as zustand from 'zustand';
import * as middleware from 'zustand/middleware';
import * as shallow from 'zustand/react/shallow';
import * as vanilla from 'zustand/vanilla';
import type { FramePackages } from './frame-globals.ts';

const packages: FramePackages = {
  modules: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
    zustand,
    'zustand/middleware': middleware,
    'zustand/react/shallow': shallow,
    'zustand/vanilla': vanilla,
  },
  draw: (component, { root, onDrawn, onError }) => {
    function Example() {
      react.useEffect(onDrawn, []);
      return react.createElement(component);
    }
    reactDomClient
      .createRoot(root, { onUncaughtError: onError })
      .render(react.createElement(Example));
  },
};

self.__livePackages = packages;
