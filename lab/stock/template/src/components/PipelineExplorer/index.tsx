/** A tool that needs this site's code: the stock page leaves it out. */
export function PipelineExplorer() {
  return null;
}
