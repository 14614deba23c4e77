/** A tool of this site that needs its code: the stock page has nothing in its place. */
export function PipelineExplorer() {
  return null;
}
