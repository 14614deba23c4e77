import { client } from './client.js';

const { data, error, response } = await client.POST('/attempts', {
  body: { questionId: 'q1', choice: 'GET' },
});
console.log(response.status, data ?? error);
