import { client } from './client.js';

const { data } = await client.GET('/question/{questionId}', {
  params: { path: { questionId: 'q1' } },
});
console.log(data);
