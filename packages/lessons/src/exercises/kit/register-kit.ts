import { type JudgeRequest, judge } from '../judging/judge.ts';

declare global {
  /** The frame's way to send a report to the page. */
  var __liveReport: (text: string) => void;
}

/**
 * Brings the tools of a kind of exercise into the frame, its worker, or the realm in Node.js.
 *
 * @param makeKit adds the tools of the kind to those that all checks have
 * @param modules further modules that the reader's file may import
 */
export function registerKit<Kit>(
  makeKit: JudgeRequest<Kit>['makeKit'],
  modules: Readonly<Record<string, unknown>> = {},
): void {
  /** What the generated entry of a check calls. */
  const check = (
    checks: JudgeRequest<Kit>['checks'],
    exports: JudgeRequest<Kit>['exports'],
    facts: Pick<JudgeRequest<Kit>, 'file' | 'required'>,
  ) =>
    judge({
      ...facts,
      checks,
      exports,
      makeKit,
      report: (report) => self.__liveReport(JSON.stringify(report)),
    });
  const known = self.__livePackages ?? { modules: {}, draw: () => undefined };
  self.__livePackages = {
    ...known,
    modules: { ...known.modules, ...modules, '#exercise': { check } },
  };
}
