// Why a wrap: this is the documented way to make components available in MDX without an import.
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import OriginalMDXComponents from '@theme-original/MDXComponents';

/** The picture for the current colour mode, without the button that enlarges it. */
function Diagram({ name, alt }: { readonly name: string; readonly alt: string }) {
  const base = useBaseUrl('/img/diagrams/');
  return (
    <ThemedImage
      alt={alt}
      loading="lazy"
      sources={{ light: `${base}${name}-light.svg`, dark: `${base}${name}-dark.svg` }}
    />
  );
}

export default { ...OriginalMDXComponents, Diagram };
