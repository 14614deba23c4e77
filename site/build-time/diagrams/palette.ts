/** The colours of one variant. Text on each fill meets WCAG AA; the values are those of custom.css. */
export type Palette = Readonly<{
  text: string;
  muted: string;
  line: string;
  frame: string;
  accent: string;
  onAccent: string;
  mainFill: string;
  partFill: string;
  outsideFill: string;
  /** The page background: labels get an outline in it, so that lines below them do not impair reading. */
  page: string;
}>;

export const PALETTES = {
  light: {
    text: '#241c30',
    muted: '#574f63',
    line: '#625a6e',
    frame: '#857a96',
    accent: '#5b2fb0',
    onAccent: '#ffffff',
    mainFill: '#efe6ff',
    partFill: '#faf8fd',
    outsideFill: '#f1eff4',
    page: '#ffffff',
  },
  dark: {
    text: '#eae5f2',
    muted: '#b9b0c6',
    line: '#a59bb3',
    frame: '#8d82a0',
    accent: '#bda3f7',
    onAccent: '#17121f',
    mainFill: '#37264f',
    partFill: '#1f1829',
    outsideFill: '#2a2535',
    page: '#17121f',
  },
} as const satisfies Record<string, Palette>;
