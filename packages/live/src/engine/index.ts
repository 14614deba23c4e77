// Compiles code for the frame. Heavy: a page loads it when the reader asks for it.
export { linkProgram } from './link-program.ts';
