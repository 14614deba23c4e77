import { expect, test } from 'vitest';
import { Stumbles } from './stumbles.ts';

const part = {
  kind: 'picture',
  url: '/img/lessons/forms.webp',
  line: 12,
  section: 'build',
  topic: 'save',
  step: '2. Save',
} as const;

test.each([
  ['it has changed', { '/img/lessons/forms.webp': 'other' }, 1],
  ['it has no picture yet', {}, 1],
  ['it looks as in its picture', { '/img/lessons/forms.webp': 'same' }, 0],
])('a picture of an app, when %s', (_, recorded, count) => {
  const stumbles = new Stumbles();
  const picture = { url: '/img/lessons/forms.webp', bytes: new Uint8Array(), shown: 'same', part };
  stumbles.pictures.push(picture);
  expect(stumbles.reportOldPictures(recorded)).toEqual([picture].slice(0, count));
  const finding = {
    code: 'lesson/picture',
    line: 12,
    topic: 'save',
    message: 'At "2. Save": The app does not look as in "/img/lessons/forms.webp".',
    hint: 'Take it anew with "npm run samples -- <page> --update", and look at it.',
  };
  expect(stumbles.found).toEqual([finding].slice(0, count));
});
