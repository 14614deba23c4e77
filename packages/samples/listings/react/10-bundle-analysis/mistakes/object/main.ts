import { riddle } from './riddle';

document.title = `Riddle: ${riddle.percent(2, 3)} %`;
