import { describe, expect, it } from 'vitest';
import { request } from './request.ts';
import { type Expectation, requestTable } from './request-table.ts';

const policy = /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src /;

/** With the hash of the page's own script, which stands in no other policy. */
const policyOfFrames =
  /^default-src 'none'; script-src blob: 'sha256-S0B5r52pEVInKFpd6Q4X0AIbBQCPPiKy7Tacv\+iW\/V0='; frame-ancestors 'self'$/;

/**
 * Declares one test per request of the table.
 *
 * @param server.port Called in each test, when the server runs.
 */
export function checkRequestTable(server: {
  readonly kind: 'own server' | 'nginx';
  readonly port: () => number;
}): void {
  describe(`the request table, answered by ${server.kind}`, () => {
    for (const row of requestTable) {
      const { target, method = 'GET' } = row;
      const isNginx = server.kind === 'nginx' && row.nginx !== undefined;
      const expected: Expectation = isNginx && row.nginx !== undefined ? row.nginx : row;
      const place = expected.location === undefined ? '' : ` ${expected.location}`;
      const note = isNginx ? ` (${row.nginx?.reason})` : '';

      it(`answers ${method} ${target} with ${expected.status}${place}${note}`, async () => {
        const answer = await request({ port: server.port(), target, method });
        expect({
          status: answer.status,
          location: answer.headers.location,
          contentType: expected.contentType && answer.headers['content-type'],
          cacheControl: expected.cacheControl && answer.headers['cache-control'],
          allow: answer.headers.allow,
        }).toEqual({
          status: expected.status,
          location: expected.location,
          contentType: expected.contentType,
          cacheControl: expected.cacheControl,
          allow: expected.status === 405 ? 'GET, HEAD' : undefined,
        });
        const isFramed = expected.framed === true;
        const framedPolicy = expect.stringMatching(policyOfFrames);
        expect(answer.headers['content-security-policy']).toEqual(
          isFramed ? framedPolicy : expect.stringMatching(policy),
        );
        expect(answer.headers['x-frame-options']).toBe(isFramed ? 'SAMEORIGIN' : 'DENY');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.headers['strict-transport-security']).toBeUndefined();
        expect(answer.headers.server ?? 'nginx').toBe('nginx');
        if (method === 'HEAD') expect(answer.body.byteLength).toBe(0);
      });
    }
  });
}
