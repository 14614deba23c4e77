import { loadAll } from './solution.ts';

const load = async (id: string) => ({ id, text: 'Text' });
const { found, missing } = await loadAll(['q1'], load);
found.map(({ text }) => text.length + missing.join().length);
// @ts-expect-error
loadAll(['q1'], async () => undefined);
// @ts-expect-error
found[0]?.choices;
