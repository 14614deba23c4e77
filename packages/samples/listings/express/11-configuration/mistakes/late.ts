import { databaseUrl } from './key.js';

process.loadEnvFile();
console.log(databaseUrl);
