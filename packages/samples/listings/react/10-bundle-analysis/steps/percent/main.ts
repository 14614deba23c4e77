import { percent } from '../../mistakes/percent';

document.title = `Riddle: ${percent(2, 3)} %`;
