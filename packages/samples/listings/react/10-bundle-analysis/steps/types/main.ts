import { Level, titleOf } from './lesson';

document.title = titleOf({ id: 'methods', title: 'Methods', level: Level.Basic });
console.log(Object.values(Level));
