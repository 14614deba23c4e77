import { describe, expect, it } from 'vitest';
import { SITE_ORIGIN } from './contract-routes.ts';
import { judgeAnswer, judgeFacts } from './judge-route.ts';

const ROUTE = { path: '/vibe/docs/Q & A', title: 'Questions & "answers"', kind: 'doc' } as const;
const HTML =
  `<html><head><link data-rh=true rel=canonical href=${SITE_ORIGIN}/vibe/docs/Q%20&amp;%20A></head>` +
  '<main><h1 id=a>Questions <!-- -->&amp; <em>&quot;answers&quot;</em></h1></main></html>';
const ANSWER = { status: 200, isRedirected: false, html: HTML };
const FACTS = {
  titles: ['Questions & "answers"'],
  language: 'en',
  canonicals: [`${SITE_ORIGIN}/vibe/docs/Q%20&%20A`],
  description: 'What readers ask, and what we answer.',
  tab: 'Questions | ViBe',
  repeatedIds: [],
};

describe('judgeAnswer', () => {
  it('accepts the requested page', () => {
    expect(judgeAnswer(ANSWER, ROUTE)).toEqual([]);
  });

  it.each([
    [{ status: 404 }, 'status: 404, not 200'],
    [{ isRedirected: true }, 'is redirected'],
    [
      { html: HTML.replace('Q%20', 'R%20') },
      `canonical address in the HTML: "${SITE_ORIGIN}/vibe/docs/R%20&%20A", not "${SITE_ORIGIN}/vibe/docs/Q%20&%20A"`,
    ],
    [
      { html: HTML.replace('Questions', 'Riddles') },
      'title in the HTML: "Riddles & \\"answers\\"", not "Questions & \\"answers\\""',
    ],
    [{ html: HTML.replaceAll('main>', 'div>') }, 'has no main part in the HTML'],
  ])('says of %o what is wrong', (part, problem) => {
    expect(judgeAnswer({ ...ANSWER, ...part }, ROUTE)).toEqual([problem]);
  });
});

describe('judgeFacts', () => {
  it('accepts the requested page', () => {
    expect(judgeFacts(FACTS, ROUTE)).toEqual([]);
  });

  it.each([
    [{ titles: [] }, 'titles: [], not ["Questions & \\"answers\\""]'],
    [{ language: 'de' }, 'language: "de", not "en"'],
    [{ canonicals: [] }, `canonical addresses: [], not ["${SITE_ORIGIN}/vibe/docs/Q%20&%20A"]`],
    [{ description: 'Short' }, 'description is "Short", which is too short'],
    [{ repeatedIds: ['root'] }, 'has more than one element with the id "root"'],
    [{ tab: 'Questions' }, 'tab is "Questions", which does not name ViBe'],
  ])('says of %o what is wrong', (part, problem) => {
    expect(judgeFacts({ ...FACTS, ...part }, ROUTE)).toEqual([problem]);
  });
});
