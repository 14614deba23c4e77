import type { ComponentType } from 'react';

/** What the script with the packages leaves in the frame. */
export interface FramePackages {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly draw: (
    component: ComponentType,
    parts: {
      readonly root: HTMLElement;
      readonly onDrawn: () => void;
      readonly onError: (error: unknown) => void;
    },
  ) => void;
}

declare global {
  interface Window {
    __livePackages?: FramePackages;
  }
}
