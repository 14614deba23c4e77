import { percent } from './riddle';

document.title = `Riddle: ${percent(2, 3)} %`;
