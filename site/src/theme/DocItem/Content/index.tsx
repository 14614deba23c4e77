// Why a wrap: no supported option can render front matter, here the duration of a lesson below the title.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type ContentType from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import { LessonFacts } from '@vibe-docs/lessons/ui/LessonFacts';
import type { ComponentProps, ReactNode } from 'react';

export default function DocItemContent({
  children,
  ...props
}: ComponentProps<typeof ContentType>): ReactNode {
  const { frontMatter } = useDoc();
  return (
    <Content {...props}>
      <LessonFacts customProps={frontMatter.sidebar_custom_props} />
      {children}
    </Content>
  );
}
