export * from '../src/requestLog.js';
