import { memoryFiles } from '@vibe-docs/content';
import { describe, expect, test } from 'vitest';
import { collectExamples } from './index.ts';

const FILES: Readonly<Record<string, string>> = {
  'react/01/src/App.tsx':
    "import { text } from './text';\n// #region app\nexport const App = () => <p>{text}</p>;\n// #endregion app\n",
  'react/01/src/text.ts': "export const text = 'Hello';\n",
  'react/01/src/other.ts': 'export const unused = 1;\n',
  'react/01/src/query.ts': "import { useQuery } from '@tanstack/react-query';\nuseQuery();\n",
};

const listings = memoryFiles(FILES);

const collect = (entry: string) => collectExamples([{ entry, page: 'a.mdx', line: 7 }], listings);

describe('collectExamples', () => {
  test('collects the files that the entry imports, without region markers', () => {
    expect(collect('react/01/src/App.tsx')).toEqual({
      problems: [],
      examples: {
        'react/01/src/App.tsx': {
          'react/01/src/App.tsx':
            "import { text } from './text';\nexport const App = () => <p>{text}</p>;",
          'react/01/src/text.ts': "export const text = 'Hello';",
        },
      },
    });
  });

  test.each([
    ['react/01/src/Ap.tsx', 'there is no file "react/01/src/Ap.tsx" among the listings.'],
    [
      'react/01/src/query.ts',
      'react/01/src/query.ts:1: "@tanstack/react-query" is not offered here.',
    ],
  ])('names page, line and cause when %s cannot be live', (entry, cause) => {
    const [problem] = collect(entry).problems;
    expect(problem).toContain(`a.mdx:7: this block cannot be live: ${cause}`);
  });
});
