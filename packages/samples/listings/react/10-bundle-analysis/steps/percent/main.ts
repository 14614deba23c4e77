import { percent } from './percent';

document.title = `Riddle: ${percent(2, 3)} %`;
