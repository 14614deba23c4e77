/** Written by `plugins/home`: what the home page says about the rest of the site. */
declare module '@generated/home/default/home.json' {
  const home: import('./plugins/home/home-data.ts').HomeData;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only this one
  export default home;
}

/** Written by `plugins/live-examples`: where the frame of live examples is. */
declare module '@generated/live-examples/default/frame.json' {
  const frame: import('./plugins/live-examples/live-data.ts').FrameAddresses;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only this one
  export default frame;
}

/** Written by `plugins/live-examples`: the files of each live example, by its entry. */
declare module '@generated/live-examples/default/examples.json' {
  const examples: import('./plugins/live-examples/live-data.ts').LiveExamples;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only this one
  export default examples;
}

/** Written by `plugins/routes-on-demand`, as are the next two: what the browser has to know about some of the pages. */
declare module '@generated/routes-on-demand/parts.js' {
  type RoutesPart = import('./plugins/routes-on-demand/split-routes.ts').RoutesPart;

  export interface LoadedPart extends Pick<RoutesPart, 'chunkNames' | 'documents'> {
    readonly routes: readonly {
      readonly list: number;
      readonly route: { readonly path: string; readonly component: string; readonly exact: true };
    }[];
    readonly registry: import('@docusaurus/types').Registry;
  }

  const parts: readonly {
    /** Key of the first page in it. */
    readonly from: string;
    readonly load: () => Promise<{ readonly default: LoadedPart }>;
  }[];
  // biome-ignore lint/style/noDefaultExport: the generated module has only this one
  export default parts;
}

declare module '@generated/routes-on-demand/globalData.json' {
  type Document = import('./plugins/routes-on-demand/read-generated.ts').GeneratedDocument;

  const globalData: {
    readonly 'docusaurus-plugin-content-docs': Readonly<
      Record<
        string,
        { readonly versions: readonly { readonly name: string; readonly docs: Document[] }[] }
      >
    >;
  };
  // biome-ignore lint/style/noDefaultExport: a JSON module has only this one
  export default globalData;
}

/** What the generator adds to the bundler's runtime. */
declare const __webpack_require__: {
  /** Gives the address of the script that holds a chunk, by the chunk's name. */
  readonly gca: (chunk: string) => string;
};
