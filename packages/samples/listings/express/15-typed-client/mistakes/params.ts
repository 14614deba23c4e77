import { client } from './client.js';

const { data } = await client.GET('/questions', {
  params: { query: { lesson: 'methods' } },
});
console.log(data);
