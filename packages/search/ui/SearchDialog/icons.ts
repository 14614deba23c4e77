import styles from './results.module.css';

/** Drawn on a grid of 20 by 20. */
const PATHS = {
  page: 'M17 6v12q0 1-1 1H4q-1 0-1-1V2q0-1 1-1h8ZM14 8h-3q-1 0-1-1V4',
  heading: 'M7 3v14M13 3v14M3 8h14M3 13h14',
  text: 'M3 5h14M3 10h14M3 15h14',
  select: 'M18 3v4q0 4-4 4H2M8 17l-6-6 6-6',
  recent: 'M3.2 6.6a8.2 8.2 0 1 1 1.3 10M6.4 7.3H2.6V3.4M10.5 6v5.6L13 13',
  star: 'M10 14.2 5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5Z',
  remove: 'm5 5 10 10M15 5 5 15',
  failure:
    'M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2m9 6.7a4 4 0 0 0-4.5 0m6.7-3.3A8 8 0 0 0 10 10m-7 6L18 2m-8 16h0',
  nothing:
    'M15.5 4.8c2 3 1.7 7-1 9.7l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18 18 2',
} as const;

/** Draws an icon. @param size in CSS pixels */
export function icon(name: keyof typeof PATHS, size = 20): Node {
  const className = name === 'select' ? styles.select : styles.icon;
  return draw(
    `class="${className}" width="${size}" height="${size}" viewBox="0 0 20 20"`,
    PATHS[name],
  );
}

/** Tells pages, headings and running text apart. @param type of a hit */
export function typeIcon(type: string): Node {
  return icon(type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'heading');
}

/** Leads from a page to the hits in it, which stand below. */
export function branchIcon(isLast: boolean): Node {
  const path = isLast ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3';
  return draw(`class="${styles.branch}" viewBox="0 0 24 54"`, path);
}

function draw(attributes: string, path: string): Node {
  const template = document.createElement('template');
  template.innerHTML = `<svg ${attributes} aria-hidden="true"><path d="${path}"/></svg>`;
  return template.content;
}
