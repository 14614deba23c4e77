import { describe, expect, it } from 'vitest';
import { renderHistory } from './render-history.ts';

const first = { hash: 'aaaaaaa', parents: [], subject: 'chore: start', refs: [] };
const second = {
  hash: 'bbbbbbb',
  parents: ['aaaaaaa'],
  subject: 'feat: ask <q2>',
  refs: [{ kind: 'branch', name: 'main' }],
} as const;

function render(...commits: Parameters<typeof renderHistory>[0]['graphs'][number]['commits']) {
  const graphs = [{ label: 'After', commits }];
  const diagram = { kind: 'history', name: 'h', title: 'H', columns: 2, graphs } as const;
  return renderHistory(diagram);
}

describe('renderHistory', () => {
  it('shows label, subject, hash and names of each commit', () => {
    const { markup } = render(second, first);
    for (const text of ['After', 'feat: ask &lt;q2&gt;', 'bbbbbbb', 'main', 'chore: start']) {
      expect(markup).toContain(`>${text}<`);
    }
  });

  it('renders a dot for each commit and a line to each included parent', () => {
    const { markup } = render(second, first);
    expect(markup.match(/<circle/g)).toHaveLength(2);
    expect(markup.match(/<polyline/g)).toHaveLength(1);
    expect(render(second).markup).not.toContain('<polyline');
  });

  it('grows with each commit', () => {
    expect(render(second, first).height).toBeGreaterThan(render(first).height);
  });

  it('rejects names that do not fit', () => {
    const refs = [{ kind: 'branch', name: 'feature/a-name-that-is-far-too-long-for-it' }] as const;
    expect(() => render({ ...first, refs })).toThrow(
      'The names at commit "chore: start" do not fit.',
    );
  });
});
