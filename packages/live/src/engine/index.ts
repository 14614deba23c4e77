// Compiles code for the frame. Heavy: a page loads it when the reader asks for it.
export { type ExampleFiles, type LinkedProgram, linkProgram } from './link-program.ts';
