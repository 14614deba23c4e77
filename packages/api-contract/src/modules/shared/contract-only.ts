/**
 * The body of everything in the contract that would do something in the backend.
 *
 * @throws {Error} always: the contract holds declarations and metadata, no behaviour
 */
export function contractOnly(): never {
  throw new Error('This is the contract of the ViBe backend, not the backend: nothing runs here.');
}
