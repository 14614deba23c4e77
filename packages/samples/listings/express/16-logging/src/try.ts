import { log } from './log.js';

log.info('signed in', { learnerId: 'l1', token: 'owl-token' });
