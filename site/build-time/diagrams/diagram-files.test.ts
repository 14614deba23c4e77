import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BoxDiagram, SequenceDiagram } from './diagram.ts';
import { diagrams } from './read-diagrams.ts';
import { diagramFiles, renderDiagram } from './render-diagram.ts';
import { COLOURS, wrapText } from './svg.ts';

const oneMessage: SequenceDiagram = {
  kind: 'sequence',
  name: 'greeting',
  title: 'A & B',
  participants: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  steps: [{ kind: 'message', from: 'a', to: 'b', text: 'hello' }],
};

const oneBox: BoxDiagram = {
  kind: 'boxes',
  name: 'box',
  title: 'One box',
  height: 60,
  groups: [],
  boxes: [{ id: 'a', x: 0, y: 0, width: 100, height: 40, tone: 'main', name: 'A' }],
  arrows: [],
};

/** Relative luminance of a colour such as `#5b2fb0` (WCAG 2.2, definition of relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('diagramFiles', () => {
  it('equals the committed files, so no picture is outdated', () => {
    for (const { path, text } of diagramFiles(diagrams)) {
      const committed = readFileSync(
        fileURLToPath(new URL(`../../${path}`, import.meta.url)),
        'utf8',
      );
      expect(committed, path).toBe(text);
    }
  });

  it('returns a light and a dark picture and the height of each diagram', () => {
    expect(diagramFiles([oneBox]).map(({ path }) => path)).toEqual([
      'static/img/diagrams/box-light.svg',
      'static/img/diagrams/box-dark.svg',
      'build-time/diagrams/heights.json',
    ]);
    expect(diagramFiles([oneBox]).at(-1)?.text).toBe('{\n  "box": 60\n}\n');
  });

  it('uses each name once', () => {
    const names = diagrams.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('renderDiagram', () => {
  it('draws variants that differ in their colours only', () => {
    const withoutColours = (svg: string): string => svg.replaceAll(/#[0-9a-f]{6}/g, '');
    for (const diagram of diagrams) {
      expect(withoutColours(renderDiagram(diagram, 'light').svg)).toBe(
        withoutColours(renderDiagram(diagram, 'dark').svg),
      );
    }
  });

  it('uses no font size below 13 units and uses no style, script or address', () => {
    for (const diagram of diagrams) {
      const { svg } = renderDiagram(diagram, 'light');
      const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
      expect(svg).not.toMatch(/style|<script|href/);
    }
  });

  it('escapes the title', () => {
    expect(renderDiagram(oneMessage, 'light').svg).toContain('<title>A &amp; B</title>');
  });

  it('rejects a step with an unknown participant', () => {
    const wrong = {
      ...oneMessage,
      steps: [{ kind: 'message', from: 'a', to: 'c', text: 'hello' }],
    } as const;
    expect(() => renderDiagram(wrong, 'light')).toThrow(
      '"greeting" names participant "c", which does not exist.',
    );
  });

  it('rejects an arrow to an unknown box', () => {
    const wrong = {
      ...oneBox,
      arrows: [{ from: { box: 'a', side: 'top' }, to: { box: 'z', side: 'top' } }],
    } as const;
    expect(() => renderDiagram(wrong, 'light')).toThrow(
      'An arrow names box "z", which does not exist.',
    );
  });

  it('rejects a box that is too low for its text', () => {
    const wrong = {
      ...oneBox,
      boxes: [{ id: 'a', x: 0, y: 0, width: 100, height: 20, tone: 'main', name: 'A' }],
    } as const;
    expect(() => renderDiagram(wrong, 'light')).toThrow('Box "a" needs a height of 26, it has 20.');
  });

  it('rejects a participant whose name is too long for its column', () => {
    const wrong = {
      ...oneMessage,
      participants: [
        { id: 'a', name: 'a name of far too many words to stand on one line of a column' },
        { id: 'b', name: 'B' },
      ],
    } as const;
    expect(() => renderDiagram(wrong, 'light')).toThrow(
      'The head of participant "a" in "greeting" is too long.',
    );
  });
});

describe('wrapText', () => {
  it('breaks at spaces', () => {
    expect(wrapText('one two three', 60, 'body')).toEqual(['one two', 'three']);
  });

  it('rejects a word that does not fit', () => {
    expect(() => wrapText('incomprehensible', 40, 'body')).toThrow(
      '"incomprehensible" does not fit into 40 units at size 14.',
    );
  });
});

describe('COLOURS', () => {
  it.each(['light', 'dark'] as const)('keep text readable in the %s variant', (variant) => {
    const { text, muted, line, accent, onAccent, page } = COLOURS;
    for (const fill of [COLOURS.mainFill, COLOURS.partFill, COLOURS.outsideFill, page]) {
      expect(contrast(text[variant], fill[variant])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(muted[variant], fill[variant])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(onAccent[variant], accent[variant])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(line[variant], page[variant])).toBeGreaterThanOrEqual(3);
  });
});
