import { menu, readRole } from './solution.ts';

menu(readRole('author'));
menu(undefined);
readRole('author')?.toUpperCase();
// @ts-expect-error
menu('teacher');
// @ts-expect-error
menu(1);
