import { LIMITS, OutputBudget } from '../protocol/limits.ts';
import {
  type FrameMessage,
  type PageMessage,
  type PrepareMessage,
  type Program,
  readFrameMessage,
  type SourceSpot,
  type Theme,
} from '../protocol/messages.ts';
import { makeWatchdog } from './watch-dog.ts';

/** Why a run was ended by the page or the guard. */
export type StopReason = 'loop' | 'output' | 'silent' | 'left' | 'not-loaded';

/** What happens in a run, for the one who shows it. */
export type RunEvent =
  | Extract<FrameMessage, { kind: 'console' | 'error' | 'done' | 'height' | 'report' }>
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  /** The program could not be prepared: a part of the runner could not be loaded. */
  | { readonly kind: 'load-failed' };

/** A program that is ready for a frame, or why there is none. */
export type PreparedProgram =
  | {
      readonly kind: 'ready';
      readonly program: Program;
      /** The script with the packages, unless it was sent ahead; `undefined` when the program imports none. */
      readonly packages: string | undefined;
    }
  | { readonly kind: 'broken'; readonly message: string; readonly spot: SourceSpot };

/** Where a program will run, and the script with its packages. */
export type Ahead = Omit<PrepareMessage, 'kind'>;

/** Where a program is to run. */
export interface RunRequest {
  /** What the program will need, where that is known before the program. */
  readonly ahead?: Promise<Ahead> | undefined;
  /** Address of the frame's page. */
  readonly frameUrl: string;
  readonly title: string;
  readonly theme: Theme;
  /** Empty; the frame is put into it and taken out again. */
  readonly host: HTMLElement;
  readonly onEvent: (event: RunEvent) => void;
}

/** A run that goes on until it is ended. */
export interface Run {
  /** Runs the program, once. It may be prepared while the frame is loading, or long after. */
  readonly start: (program: Promise<PreparedProgram>) => void;
  readonly setTheme: (theme: Theme) => void;
  /** Removes the frame with everything that runs in it. */
  readonly end: () => void;
}

/**
 * Opens a frame for one program, which runs in it without the site's origin, storage, DOM or network.
 *
 * A frame that loops, floods, goes elsewhere or does not answer is removed, and `onEvent` is told
 * why. After `stopped` there are no more events.
 */
export function openFrame(request: RunRequest): Run {
  const { ahead, host, onEvent } = request;
  const frame = makeFrame(request, () => stop('left'));
  const budget = new OutputBudget();
  let theme = request.theme;
  let isRunning = false;
  let messages = 0;
  let start: Run['start'] = () => undefined;
  const program = new Promise<PreparedProgram>((resolve) => {
    start = resolve;
  });

  const post = (message: PageMessage) => frame.contentWindow?.postMessage(message, '*');
  const end = () => {
    window.removeEventListener('message', handleMessage);
    clearInterval(pingTimer);
    clearInterval(messageTimer);
    clearTimeout(loadTimer);
    frame.remove();
  };
  const stop = (reason: StopReason) => {
    end();
    onEvent({ kind: 'stopped', reason });
  };
  const watchdog = makeWatchdog({
    now: () => performance.now(),
    isVisible: () => document.visibilityState === 'visible',
    ping: () => post({ kind: 'ping' }),
    onSilence: () => stop('silent'),
  });
  const feed = async () => {
    sandbox(frame);
    clearTimeout(loadTimer);
    post({ kind: 'theme', theme });
    if (ahead !== undefined) {
      post({ kind: 'prepare', ...(await ahead) });
    }
    const prepared = await program;
    if (prepared.kind === 'ready') {
      if (ahead === undefined) {
        post({ kind: 'prepare', place: prepared.program.place, packages: prepared.packages });
      }
      post({ kind: 'run', program: prepared.program });
      isRunning = true;
    }
  };

  function handleMessage({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow) {
      return;
    }
    messages += 1;
    const message = messages > LIMITS.messagesPerSecond ? undefined : readFrameMessage(data);
    if (message === undefined || (message.kind === 'console' && !budget.take(message.text))) {
      stop('output');
      return;
    }
    watchdog.hear();
    switch (message.kind) {
      case 'ready':
        feed().catch(() => undefined);
        break;
      case 'pong':
        break;
      case 'stopped':
        stop(message.reason);
        break;
      default:
        onEvent(message);
    }
  }

  window.addEventListener('message', handleMessage);
  const pingTimer = setInterval(() => isRunning && watchdog.look(), LIMITS.pingMs);
  const messageTimer = setInterval(() => {
    messages = 0;
  }, 1000);
  const loadTimer = setTimeout(() => stop('not-loaded'), LIMITS.loadMs);
  host.append(frame);
  const fail = () => {
    end();
    onEvent({ kind: 'load-failed' });
  };
  ahead?.catch(fail);
  program.then((prepared) => {
    if (prepared.kind === 'broken') {
      end();
      onEvent({ kind: 'error', message: prepared.message, spot: prepared.spot });
    }
  }, fail);
  return {
    start,
    setTheme: (next) => {
      theme = next;
      post({ kind: 'theme', theme });
    },
    end,
  };
}

/** @param onLeft called when the frame loads anything but its page */
function makeFrame({ frameUrl, title, host }: RunRequest, onLeft: () => void): HTMLIFrameElement {
  let loads = 0;
  const frame = document.createElement('iframe');
  // Browsers do not ask a service worker for frames with a sandbox. Where there is one, which answers without a
  // network, its answer has the sandbox in its policy, and the page in the frame checks that before it says "ready".
  if (!navigator.serviceWorker?.controller) {
    sandbox(frame);
  }
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.title = title;
  if (host.ariaHidden === 'true') {
    // What is hidden from assistive technology must not be a stop of the Tab key.
    frame.tabIndex = -1;
  }
  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) {
      onLeft();
    }
  });
  frame.src = frameUrl;
  return frame;
}

/** Nothing else: no origin, forms, windows, dialogs, downloads, no way to the page above. Applies to all that is loaded after. */
function sandbox(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts');
}
