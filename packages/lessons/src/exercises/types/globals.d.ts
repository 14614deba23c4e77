// What the realm of an exercise offers besides the language itself, for the compiler that judges a reader's file.
declare const console: Record<'log' | 'warn' | 'error', (...values: unknown[]) => void>;
declare function setTimeout(callback: () => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<Value>(value: Value): Value;
