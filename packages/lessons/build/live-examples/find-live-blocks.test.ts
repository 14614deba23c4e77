import { readPage } from '@vibe-docs/content';
import { expect, test } from 'vitest';
import { findLiveBlocks } from './index.ts';

const PAGE = `Text about live code.

\`\`\`tsx title="src/App.tsx" file="react/01/src/App.tsx" live {2}
\`\`\`

- in a list:

  \`\`\`ts file="react/01/src/store.ts" live="react/01/live/App.tsx"
  \`\`\`

\`\`\`ts run live
console.log(1);
\`\`\`

\`\`\`ts file="react/01/src/plain.ts"
\`\`\`
`;

test('finds blocks of listings that are live, with the entry that is run', () => {
  expect(findLiveBlocks(readPage('site/newdocs/a.mdx', PAGE).page)).toEqual([
    { entry: 'react/01/src/App.tsx', page: 'site/newdocs/a.mdx', line: 3 },
    { entry: 'react/01/live/App.tsx', page: 'site/newdocs/a.mdx', line: 8 },
  ]);
});
