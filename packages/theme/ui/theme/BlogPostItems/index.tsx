// Why a wrap: the original blog list has no h1. (Pages of
// tags and authors, which use this component too, have one.)
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type BlogPostItemsType from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import OriginalBlogPostItems from '@theme-init/BlogPostItems';
import type { ComponentProps, ReactNode } from 'react';

export default function BlogPostItems(props: ComponentProps<typeof BlogPostItemsType>): ReactNode {
  const { pathname } = useLocation();
  const list = useBaseUrl('/blog');
  const isList = pathname === list || pathname.startsWith(`${list}/page/`);
  return (
    <>
      {isList && (
        <Heading as="h1">
          <Translate>Blog</Translate>
        </Heading>
      )}
      <OriginalBlogPostItems {...props} />
    </>
  );
}
