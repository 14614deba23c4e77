import { client } from './client.js';

const { data } = await client.GET('/questions/{questionId}', {
  params: { path: { questionId: 'q9' } },
});
console.log(data.text);
