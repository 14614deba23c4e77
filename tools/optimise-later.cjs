// Loaded into the generator's process (generator-settings.mjs). Node.js makes machine code for a function
// that ran often. In a build of some seconds most of it comes too late to be of use: making it took a fifth of
// the processor's time. So it waits for functions that run some seven times as often.
//
// The setting has one name up to version 21 of Node.js and another since. It is made here and not on the
// command line, where Node.js stops at a name that it does not know.
const { setFlagsFromString } = require('node:v8');

const [major = 0] = process.versions.node.split('.').map(Number);
setFlagsFromString(
  major < 22 ? '--interrupt-budget=500000' : '--invocation-count-for-turbofan=20000',
);
