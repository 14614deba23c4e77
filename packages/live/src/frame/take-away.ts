/**
 * Takes from the frame what its policy cannot forbid:
 *
 * - addresses for texts (`URL.createObjectURL`): the policy allows scripts from such addresses, and
 *   code that makes one would run without the loop guard;
 * - WebRTC, which browsers do not check against `connect-src`: it would reach the network.
 *
 * A frame inside the frame has another origin, so nothing can be fetched back from there.
 */
export function takeAway(target: Window & typeof globalThis): void {
  for (const owner of [target, target.URL, target.URL.prototype]) {
    for (const name of ['createObjectURL', 'RTCPeerConnection', 'webkitRTCPeerConnection']) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
