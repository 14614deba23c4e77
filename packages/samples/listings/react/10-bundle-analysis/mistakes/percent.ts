export const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
