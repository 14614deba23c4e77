/**
 * Takes from the frame or its worker what the policy cannot forbid:
 *
 * - addresses for texts (`URL.createObjectURL`): the policy allows scripts from such addresses, and
 *   code that makes one would run without the loop guard;
 * - WebRTC, which browsers do not check against `connect-src`: it would reach the network.
 *
 * A frame inside the frame has another origin, so nothing can be fetched back from there.
 *
 * @param more names of further globals
 */
export function takeAway(target: Window & typeof globalThis, more: readonly string[]): void {
  const names = ['createObjectURL', 'RTCPeerConnection', 'webkitRTCPeerConnection', ...more];
  const owners: object[] = [target.URL];
  for (let owner: object | null = target; owner !== null; owner = Object.getPrototypeOf(owner)) {
    owners.push(owner);
  }
  for (const owner of owners) {
    for (const name of names) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
