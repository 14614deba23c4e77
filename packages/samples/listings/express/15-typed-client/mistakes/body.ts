import { client } from './client.js';

const { data } = await client.POST('/attempts', {
  body: { questionId: 'q1', answer: 'GET' },
});
console.log(data);
