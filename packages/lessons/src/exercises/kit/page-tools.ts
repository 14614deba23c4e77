import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { ComponentType } from 'react';
import type { Tools } from '../judging/judge.ts';
import { nextTask } from './next-task.ts';

/** A rendered component, as somebody who uses it finds it: by role and accessible name. */
export interface RenderedPage {
  /** All text, with single spaces. */
  readonly text: () => string;
  /**
   * The text when the latest props were committed: what a reader could see before effects ran. Updates of an effect
   * come later, also those of `useLayoutEffect`.
   */
  readonly textAtCommit: () => string;
  /**
   * The texts of the elements of a role, in the order of the page.
   *
   * @param without role of elements inside of them whose text is left out
   */
  readonly texts: (role: string, without?: string) => readonly string[];
  readonly isDisabled: (role: string, name: string) => boolean;
  /** Whether the elements of a role have been there since the first render: a new `key` makes a new element. */
  readonly isKept: (role: string) => boolean;
  readonly click: (role: string, name: string) => Promise<void>;
  /** Replaces what an input holds, as typing does; without a name: the only input. */
  readonly type: (value: string, name?: string) => Promise<void>;
  /** Renders the same component with other props. */
  readonly update: (props: object) => Promise<void>;
}

/** What checks of components can use. */
export interface PageTools extends Tools {
  // Components with any props: the check knows which ones they take.
  readonly render: <Props extends object>(
    component: ComponentType<Props>,
    props: Props,
  ) => Promise<RenderedPage>;
}

/** The reader's code gets the same modules: React must not be there twice. */
function reactModules() {
  const modules: object = self.__livePackages?.modules ?? {};
  return modules as {
    readonly react: typeof import('react');
    readonly 'react-dom': typeof import('react-dom');
    readonly 'react-dom/client': typeof import('react-dom/client');
  };
}

/** React's production build has numbers for texts: too many re-renders, and updates nested too deeply. */
const ENDLESS = /React error #(?:301|185);/;
const ENDLESS_TEXT =
  'The component renders without an end: each render or effect sets a state again.';

/** Characters of one text that are read. */
const MAX_TEXT = 10_000;

const INPUTS = ['textbox', 'spinbutton', 'searchbox'];

/** Adds the tools of components. Each check gets an element of its own, which the next one removes. */
export function makePageTools(tools: Tools): PageTools {
  return {
    ...tools,
    async render(component, props) {
      document.querySelector('[data-exercise-root]')?.remove();
      const host = document.createElement('div');
      host.dataset.exerciseRoot = '';
      // Nothing is laid out: no check needs it, and a text of 100 MB would hold the page up.
      host.hidden = true;
      document.body.append(host);
      return openPage(host, (next) => {
        return reactModules().react.createElement(component, { ...props, ...next });
      });
    },
  };
}

async function openPage(
  host: HTMLElement,
  element: (props: object) => import('react').ReactElement,
): Promise<RenderedPage> {
  const modules = reactModules();
  const { createElement, Fragment, useLayoutEffect } = modules.react;
  let committed = '';
  const Commit = () => {
    useLayoutEffect(() => {
      committed = textOf(host);
    });
    return null;
  };
  let problem: { readonly error: unknown } | undefined;
  const root = modules['react-dom/client'].createRoot(host, {
    onUncaughtError: (error) => {
      problem ??= { error: ENDLESS.test(String(error)) ? new Error(ENDLESS_TEXT) : error };
    },
  });
  const settle = async () => {
    // Effects and updates that React schedules run in later tasks.
    for (let task = 0; task < 3; task += 1) {
      await nextTask();
    }
    if (problem !== undefined) {
      throw problem.error;
    }
  };
  const show = async (props: object) => {
    modules['react-dom'].flushSync(() =>
      root.render(createElement(Fragment, null, element(props), createElement(Commit))),
    );
    await settle();
  };
  await show({});
  const first = new Set(host.querySelectorAll('*'));
  return {
    text: () => textOf(host),
    textAtCommit: () => committed,
    texts: (role, without) => elementsOf(host, [role]).map((one) => textOf(one, without)),
    isDisabled: (role, name) => find(host, [role], name).matches(':disabled'),
    isKept: (role) => elementsOf(host, [role]).every((one) => first.has(one)),
    async click(role, name) {
      find(host, [role], name).click();
      await settle();
    },
    async type(value, name) {
      write(find(host, INPUTS, name), value);
      await settle();
    },
    update: show,
  };
}

function elementsOf(host: HTMLElement, roles: readonly string[]): readonly HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>('*')].filter((element) =>
    roles.includes(getRole(element) ?? ''),
  );
}

/** @throws Error that names what there is instead */
function find(host: HTMLElement, roles: readonly string[], name?: string): HTMLElement {
  const candidates = elementsOf(host, roles);
  const [first, ...others] =
    name === undefined
      ? candidates
      : candidates.filter((element) => computeAccessibleName(element) === name);
  if (first === undefined || (name === undefined && others.length > 0)) {
    const role = roles[0] ?? '';
    const names = candidates.map((element) => `"${computeAccessibleName(element)}"`).join(', ');
    throw new Error(
      `There is no ${role}${name === undefined ? '' : ` "${name}"`}. ` +
        (names === '' ? 'The page has none.' : `The page has: ${names}.`),
    );
  }
  return first;
}

/** React listens to the event and compares with the value that it set itself. */
function write(input: HTMLElement, value: string): void {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of an element; what other elements hold is set apart by spaces. */
function textOf(element: Element, without?: string): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof HTMLElement)) {
      return (node.textContent ?? '').slice(0, MAX_TEXT);
    }
    return without !== undefined && getRole(node) === without ? ' ' : ` ${textOf(node, without)} `;
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
