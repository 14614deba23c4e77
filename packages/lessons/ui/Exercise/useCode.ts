import type { EditorState } from '@vibe-docs/live/ui/LiveExample/EditorSlot';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { keepCode, readCode } from './kept-code.ts';

/**
 * Keeps what a reader writes in an exercise, and opens the editor where something was kept.
 *
 * @param root an element below that of the exercise
 * @param checkButton keeps the focus when the editor is opened
 */
export function useCode(
  id: string,
  root: RefObject<HTMLElement | null>,
  checkButton: RefObject<HTMLElement | null>,
) {
  /** Unset: as the page shows it. */
  const [code, setCode] = useState<string>();
  /** Unset before it is opened. */
  const [editor, setEditor] = useState<EditorState>();
  /** Name of the message about what becomes of the code. */
  const [note, setNote] = useState<'kept' | 'notKept' | 'restored' | 'startChanged'>('kept');
  /** What "Start again" has removed, until the next change. */
  const [removed, setRemoved] = useState<string>();
  /** The block with the starting point, which the editor replaces. */
  const startBlock = () => root.current?.closest('[data-exercise]')?.querySelector('[data-start]');
  const readStart = () => startBlock()?.querySelector('pre code')?.textContent ?? '';
  const read = () => code ?? readStart();
  const open = (written: string, takesFocus: boolean) => {
    setCode(written);
    setEditor({ edition: (editor?.edition ?? 0) + 1, takesFocus });
    startBlock()?.setAttribute('hidden', '');
  };
  const change = (written: string) => {
    setRemoved(undefined);
    setCode(written);
    setNote(keepCode(id, { code: written, start: readStart() }) ? 'kept' : 'notKept');
  };
  const replace = (written: string) => {
    change(written);
    open(written, true);
  };
  const restore = useEffectEvent(() => {
    const kept = readCode(id);
    // What could not be stored is in this editor only.
    if (kept !== undefined && kept.code !== code && note !== 'notKept') {
      const { activeElement } = document;
      const isUsed = root.current?.contains(activeElement) && activeElement !== checkButton.current;
      open(kept.code, isUsed === true);
      setNote(kept.start === readStart() ? 'restored' : 'startChanged');
    }
  });
  // Before the press that hydrates the island is replayed: Check must get this code.
  useLayoutEffect(() => {
    restore();
    // The reader may come from another tab in which the exercise was changed.
    window.addEventListener('focus', restore);
    return () => window.removeEventListener('focus', restore);
  }, []);
  return {
    /** As it is written now; before the editor is opened, the starting point. */
    read,
    editor,
    note,
    edit: () => open(readStart(), true),
    startAgain: () => {
      replace(readStart());
      setRemoved(read() === readStart() ? undefined : read());
    },
    /** Undefined when there is nothing to bring back. */
    bringBack: removed === undefined ? undefined : () => replace(removed),
    change,
  };
}
