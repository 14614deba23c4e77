import { describe, expect, it } from 'vitest';
import type { AnswerKind } from '../rules/file-kinds.ts';
import { type Answer, request } from './request.ts';
import { type Expectation, requestTable } from './request-table.ts';

const policy = /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src /;

/** With the hash of the framed page's own script, which no other policy contains. */
const policyOfFrames =
  /^default-src 'none'; script-src blob: 'sha256-S0B5r52pEVInKFpd6Q4X0AIbBQCPPiKy7Tacv\+iW\/V0='; frame-ancestors 'self'$/;

/** Hash of the style element of one page: sha256 of "p{color:blue}", taken with openssl. */
const styleHash = "style-src 'self' 'sha256-O3MD3BNalwJODrH2e1G/rVFeOlpBK2DGxBAnY1kvk5U='";

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const onActiveAnswers = {
  ...onEveryAnswer,
  'content-security-policy': expect.stringMatching(policy),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*, xr-spatial-tracking=\(\)$/),
  'cross-origin-opener-policy': 'same-origin',
};

/** All security headers of an answer. */
const securityHeaders: Readonly<Record<AnswerKind, Readonly<Record<string, unknown>>>> = {
  active: onActiveAnswers,
  framed: {
    ...onActiveAnswers,
    'content-security-policy': expect.stringMatching(policyOfFrames),
    'x-frame-options': 'SAMEORIGIN',
  },
  inert: {
    ...onEveryAnswer,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  part: onEveryAnswer,
};

/** Headers that describe the body and its transfer. */
const otherHeaders = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'server',
  'transfer-encoding',
  'vary',
  'x-robots-tag',
]);

const securityHeadersIn = (headers: Answer['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !otherHeaders.has(name)));

/**
 * Declares one test per request of the table.
 *
 * @param server.port Called in each test, when the server is running.
 */
export function checkRequestTable(server: {
  readonly kind: 'own server' | 'nginx';
  readonly port: () => number;
}): void {
  it.each([
    ['/vibe/docs/styled', true],
    ['/vibe/docs/intro', false],
    ['/vibe/missing', false],
    ['/vibe/assets/js/workers/search.1.js', false],
  ])('lets the styles of one page into no policy but its own: %s', async (target, isAllowed) => {
    const { headers } = await request({ port: server.port(), target });
    expect(String(headers['content-security-policy']).includes(styleHash)).toBe(isAllowed);
  });

  describe(`the request table, answered by ${server.kind}`, () => {
    for (const row of requestTable) {
      const { target, method = 'GET', accept } = row;
      const other = server.kind === 'own server' ? undefined : row[server.kind];
      const expected: Expectation = other ?? row;
      const place = expected.location === undefined ? '' : ` ${expected.location}`;
      const note = other === undefined ? '' : ` (${other.reason})`;
      const asks = accept === undefined ? '' : ` accepting ${accept}`;

      it(`answers ${method} ${target}${asks} with ${expected.status}${place}${note}`, async () => {
        const headers: Record<string, string> = accept === undefined ? {} : { accept };
        const answer = await request({ port: server.port(), target, method, headers });
        expect({
          status: answer.status,
          location: answer.headers.location,
          contentType: expected.contentType && answer.headers['content-type'],
          cacheControl: expected.cacheControl && answer.headers['cache-control'],
          allow: answer.headers.allow,
          variesByAccept: /(^|, ?)accept(,|$)/i.test(String(answer.headers.vary ?? '')),
          robots: answer.headers['x-robots-tag'],
        }).toEqual({
          status: expected.status,
          location: expected.location,
          contentType: expected.contentType,
          cacheControl: expected.cacheControl,
          allow: expected.status === 405 ? 'GET, HEAD' : undefined,
          variesByAccept: expected.variesByAccept ?? false,
          robots: expected.robots,
        });
        expect(securityHeadersIn(answer.headers)).toEqual({
          ...securityHeaders[expected.kind ?? 'active'],
        });
        expect(answer.headers.server ?? 'nginx').toBe('nginx');
        if (method === 'HEAD') expect(answer.body.byteLength).toBe(0);
      });
    }
  });
}
